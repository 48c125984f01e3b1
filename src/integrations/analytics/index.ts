import { matchRoute, routes } from '@/config/routes';
import { startClarity, startPixel, type AnalyticsEvent } from './tools';

export type { AnalyticsEvent } from './tools';

interface AnalyticsIds {
  behaviourTool: string | null;
  adPixel: string | null;
}

/** Returns null for no id, '0' or text that is unsafe in a script URL. */
function readId(text: string): string | null {
  return text !== '0' && /^[A-Za-z0-9_-]{1,64}$/.test(text) ? text : null;
}

/** Returns null when the shop uses no tools (docs/behaviour.md 1.7). */
export function analyticsIds(behaviourToolId: string, adPixelId: string): AnalyticsIds | null {
  const ids = { behaviourTool: readId(behaviourToolId), adPixel: readId(adPixelId) };
  return ids.behaviourTool === null && ids.adPixel === null ? null : ids;
}

/** Both properties are partly missing in the DOM types. */
export function isTrackingOptedOut(navigator: object = window.navigator): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Record<string, unknown>;
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Leaves out private parameters, such as order numbers. Unknown paths may contain personal data and return null. */
export function analyticsPageOf(path: string): string | null {
  const match = matchRoute(path);
  if (!match) return null;
  return routes[match.id].hasPublicParameters ? path : match.pattern.replace(/\/:.*/, '');
}

export function startAnalytics({ behaviourTool, adPixel }: AnalyticsIds): (event: AnalyticsEvent) => void {
  const tools = [
    ...(behaviourTool === null ? [] : [startClarity(behaviourTool)]),
    ...(adPixel === null ? [] : [startPixel(adPixel)]),
  ];
  return (event) => {
    for (const send of tools) send(event);
  };
}
