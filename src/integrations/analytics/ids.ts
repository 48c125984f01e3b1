export interface AnalyticsIds {
  behaviourTool: string | null;
  adPixel: string | null;
}

/** Returns null for no id, '0' or text that is unsafe in a script URL. */
function readId(text: string): string | null {
  return text !== '0' && /^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : null;
}

/** Returns null when the shop uses no tools (spec §1, Optional analytics). */
export function analyticsIds(behaviourToolId: string, adPixelId: string): AnalyticsIds | null {
  const ids = { behaviourTool: readId(behaviourToolId), adPixel: readId(adPixelId) };
  return ids.behaviourTool === null && ids.adPixel === null ? null : ids;
}
