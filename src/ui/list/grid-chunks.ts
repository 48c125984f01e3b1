/** The mounted chunks of long lists, unordered. Querying a document with tens of thousands of nodes is slow. */
export const chunks = new Set<HTMLElement>();
