import { expect, it } from 'vitest';
import { INGESTION_PATH } from './ingestion';
import { demoRestaurants } from './restaurants';
import { startSandbox } from './server';

it('the sandbox stores the items of error report envelopes until it is reset', async () => {
  const { origin, close } = await startSandbox({ restaurants: demoRestaurants, port: 0, fresh: true });
  const event = { release: 'storefront@a', tags: { page: '/cart', source: 'render' } };
  const lines = [{ sent_at: '' }, { type: 'event' }, event, { type: 'trace_metric' }, { items: [] }];
  const body = lines.map((line) => JSON.stringify(line)).join('\n');
  const reports = async (): Promise<unknown> => (await fetch(`${origin}/__sandbox/reports`)).json();

  await fetch(`${origin}${INGESTION_PATH}?sentry_key=public`, { method: 'POST', body });
  expect(await reports()).toMatchObject([{ type: 'event', payload: event }, { type: 'trace_metric' }]);
  expect(await (await fetch(`${origin}/`)).text()).toContain('storefront@a');
  await fetch(`${origin}/__sandbox/reset`, { method: 'POST' });
  expect(await reports()).toEqual([]);
  await close();
});
