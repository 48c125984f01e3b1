/** Microsoft Clarity masks elements with these props in its recordings. */
export const CLARITY_MASK = { 'data-clarity-mask': 'true' } as const;
