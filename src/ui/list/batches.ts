/**
 * The mounted batches of lists, unordered. Querying a document with tens of thousands of nodes is slow. A file of its
 * own, so that home does not load the code that renders long lists.
 */
export const batches = new Set<HTMLElement>();
