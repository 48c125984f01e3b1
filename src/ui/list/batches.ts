/**
 * The mounted batches, unordered. Querying a long document for them is slow. This file is separate, so that home does
 * not load the code that renders long lists.
 */
export const batches = new Set<HTMLElement>();
