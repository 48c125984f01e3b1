/**
 * The mounted batches, unordered, because querying a long document is slow. They have their own file, so that home does
 * not load the code that renders long lists.
 */
export const batches = new Set<HTMLElement>();
