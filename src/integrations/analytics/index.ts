import { startClarity } from './clarity';
import type { AnalyticsEvent } from './events';
import type { AnalyticsIds } from './ids';
import { startPixel } from './pixel';

export function startAnalytics({ behaviourTool, adPixel }: AnalyticsIds): (event: AnalyticsEvent) => void {
  const tools = [
    ...(behaviourTool === null ? [] : [startClarity(behaviourTool)]),
    ...(adPixel === null ? [] : [startPixel(adPixel)]),
  ];
  return (event) => {
    for (const send of tools) send(event);
  };
}
