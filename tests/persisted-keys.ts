/** Storage keys of the persisted values of a shop that shares its origin. A unit test compares them with the values. */
export const persistedKeys = (shop: string) => ({
  localStorage: ['userNumber', `cartId:${shop}`],
  sessionStorage: ['visit', 'pickup', 'lines', 'address', 'left', 'cleared', 'closedSeen'].map(
    (name) => `${name}:${shop}`,
  ),
  IndexedDB: [
    ...[
      'verifiedPhone',
      'choices',
      'usedAddresses',
      'hasOrdered',
      'addressDraft',
      'appliedOffer',
      'leftForPayment',
    ],
    ...['clearedOrders', 'catalogue:1'],
  ],
});
