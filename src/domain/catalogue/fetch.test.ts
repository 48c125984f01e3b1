import { expect, it } from 'vitest';
import { useSandbox } from '../../../tests/sandbox';
import { fetchCatalogue } from './fetch';

const sandbox = useSandbox();

it('a catalogue asked for outside any visit is whole, and makes nobody a guest', async () => {
  const catalogue = await fetchCatalogue('spice-garden');
  expect(catalogue).toMatchObject({ restaurantId: '1001', info: { name: 'Spice Garden' } });
  expect(Object.values(catalogue ?? {})).not.toContain(null);
  expect(sandbox.requests.list('Guest/UserAdd')).toEqual([]);
});

it('a catalogue of a restaurant that nobody knows is none, and one of which a part fails is a failure', async () => {
  expect(await fetchCatalogue('nobody')).toBeNull();
  sandbox.faults.add({ call: 'Daily/Timing', kind: 'status', status: 500 });
  await expect(fetchCatalogue('spice-garden')).rejects.toThrow('timing: status 500');
});
