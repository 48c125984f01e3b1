import { startClarity } from './clarity';
import type { AnalyticsEvent } from './events';
import type { AnalyticsIds } from './ids';
import { startPixel } from './pixel';

/** Loads the tools that a shop has ids for. @returns what they are told events by. */
export function startAnalytics({ behaviourTool, adPixel }: AnalyticsIds): (event: AnalyticsEvent) => void {
  const tools = [
    ...(behaviourTool === null ? [] : [startClarity(behaviourTool)]),
    ...(adPixel === null ? [] : [startPixel(adPixel)]),
  ];
  return (event) => {
    for (const send of tools) send(event);
  };
}
