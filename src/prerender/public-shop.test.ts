import { expect, it } from 'vitest';
import { useSandbox } from '../../tests/sandbox';
import { fetchCatalogue } from './public-shop';

const sandbox = useSandbox();

it('fetchCatalogue returns all parts of a catalogue and registers no guest', async () => {
  const catalogue = await fetchCatalogue('spice-garden');
  expect(catalogue).toMatchObject({ restaurantId: '1001', info: { name: 'Spice Garden' } });
  expect(Object.values(catalogue ?? {})).not.toContain(null);
  expect(sandbox.requests.list('Guest/UserAdd')).toEqual([]);
});

it('fetchCatalogue returns texts with markup as plain text', async () => {
  const body = [{ name: 'Mac &amp; cheese', about: '<p>Rich<br>creamy</p>', address: 'MG&nbsp;Road' }];
  sandbox.faults.add({ call: 'display/display_resturent_info', kind: 'body', body });
  expect(await fetchCatalogue('spice-garden')).toMatchObject({
    info: { name: 'Mac & cheese', about: 'Rich\ncreamy', address: 'MG\u00a0Road' },
  });
});

it('fetchCatalogue returns null for an unknown restaurant and throws when one part fails', async () => {
  expect(await fetchCatalogue('nobody')).toBeNull();
  sandbox.faults.add({ call: 'Daily/Timing', kind: 'status', status: 500 });
  await expect(fetchCatalogue('spice-garden')).rejects.toThrow('timing: status 500');
});
