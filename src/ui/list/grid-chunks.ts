/**
 * The parts of long lists that are on the page, in no order. Found here rather than in the document, of which a
 * long list makes tens of thousands of nodes.
 */
export const chunks = new Set<HTMLElement>();
