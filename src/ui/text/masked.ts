/**
 * Spread on an element that holds something personal: the behaviour-recording tool (Microsoft Clarity, by its
 * `data-clarity-mask`) blots out all that is in it.
 */
export const MASKED = { 'data-clarity-mask': 'true' } as const;
