/** Props for an element with personal data, which Microsoft Clarity then masks in its recordings. */
export const CLARITY_MASK = { 'data-clarity-mask': 'true' } as const;
