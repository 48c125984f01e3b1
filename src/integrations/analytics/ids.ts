/** A shop's ids in the two tools; null: the shop does not use that one. */
export interface AnalyticsIds {
  behaviourTool: string | null;
  adPixel: string | null;
}

/** An id as the lookup tells it; null for none, '0', or a text that has no place in a script's address. */
function readId(text: string): string | null {
  return text !== '0' && /^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : null;
}

/** The tools that a shop has ids for; null when it has none (spec, section 1: Optional analytics). */
export function analyticsIds(behaviourToolId: string, adPixelId: string): AnalyticsIds | null {
  const ids = { behaviourTool: readId(behaviourToolId), adPixel: readId(adPixelId) };
  return ids.behaviourTool === null && ids.adPixel === null ? null : ids;
}
