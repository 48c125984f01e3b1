import { expect, it } from 'vitest';
import { identifyShop } from '@/domain/shop/identify';
import { useSandbox } from '../../tests/sandbox';
import '../../tests/blank-page';
import { makeStore } from '.';
import { loadShop } from './wanted';

useSandbox();

it('the page can render the result of the lookup before the catalogue is requested', async () => {
  const store = makeStore(identifyShop('spice-garden.localhost', '/', 'localhost'));
  const statuses: string[] = [];
  const stop = store.subscribe(() => {
    if (!store.getState().shop.lookup.data) return;
    stop();
    setTimeout(() => statuses.push(store.getState().menu.menu.status));
  });
  await store.dispatch(loadShop());
  expect(statuses).toEqual(['idle']);
  expect(store.getState().menu.menu.status).toBe('ready');
});
