/** The mounted batches of lists, unordered. Querying a document with tens of thousands of nodes is slow. */
export const batches = new Set<HTMLElement>();
