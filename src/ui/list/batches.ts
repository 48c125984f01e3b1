/**
 * The mounted batches of lists, unordered. Querying a document with tens of thousands of nodes is slow. Apart
 * from their rendering, which home does not load.
 */
export const batches = new Set<HTMLElement>();
