import { describe, expect, it } from 'vitest';
import { selectHasFailed } from '@/domain/connectivity/slice';
import { selectBanners, selectDish } from '@/domain/menu/slice';
import { identifyShop } from '@/domain/shop/identify';
import {
  selectIsClosed,
  selectIsPureVeg,
  selectIsUnknownShop,
  selectCompletedInfo,
  selectTiming,
} from '@/domain/shop/slice';
import { makeStore, type AppStore } from '@/store';
import { loadShop } from '@/store/wanted';
import '../../../tests/blank-page';
import { holdNextCall } from '../../../tests/held-call';
import { useSandbox } from '../../../tests/sandbox';
import { restoreCatalogue, selectCatalogue, type Catalogue } from './catalogue';

const sandbox = useSandbox();
const NAAN = 'butter-naan';

const openStore = () => makeStore(identifyShop('spice-garden.localhost', '/', 'localhost'));

async function known(change: Partial<Catalogue> = {}): Promise<Catalogue> {
  const store = openStore();
  await store.dispatch(loadShop());
  const catalogue = selectCatalogue(store.getState());
  if (!catalogue) throw new Error('The catalogue was not answered');
  return { ...structuredClone(catalogue), ...change };
}

function naan(store: AppStore) {
  const id = Object.keys(store.getState().menu.menu.data?.dishes ?? {}).find((dishId) =>
    dishId.includes(NAAN),
  );
  return selectDish(store.getState(), id ?? '');
}

describe('The catalogue', () => {
  it('is dated by the time of its request, not of its response', async () => {
    const call = holdNextCall(sandbox, 'display/display_dish_list');
    const [slow, quick] = [openStore(), openStore()];
    const answered = slow.dispatch(loadShop());
    await call.sent;
    await quick.dispatch(loadShop());
    expect(slow.getState().menu.menu.status).toBe('pending');
    call.release();
    await answered;
    const requestedAt = (store: AppStore) => selectCatalogue(store.getState())?.requestedAt;
    expect(requestedAt(slow)).toBeLessThan(requestedAt(quick) ?? 0);
  });

  it('has null for banners that failed to load, and is null when the menu failed', async () => {
    sandbox.faults.add({ call: 'display/Slider', kind: 'status', status: 500 });
    expect((await known()).banners).toBeNull();
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'status', status: 500 });
    const store = openStore();
    await store.dispatch(loadShop());
    expect(selectCatalogue(store.getState())).toBeNull();
  });

  it('is shown at once when restored, and the menu is still fetched', async () => {
    const persisted = await known();
    sandbox.requests.clear();
    const store = openStore();
    expect(store.dispatch(restoreCatalogue(persisted))).toBe(true);
    expect(selectCompletedInfo(store.getState())?.name).toBe('Spice Garden');
    expect(naan(store)?.name).toBe('Butter naan');
    expect(store.getState().menu.menu.askedAt).toBe(persisted.requestedAt);
    expect(selectCatalogue(store.getState())).toBeNull();
    await store.dispatch(loadShop());
    expect(sandbox.requests.list('display/display_dish_list')).toHaveLength(1);
    expect(store.getState().menu.menu.status).toBe('ready');
  });

  it('lacks the parts that were never answered, also when the restaurant cannot be reached', async () => {
    const persisted = await known({ banners: null });
    const store = openStore();
    store.dispatch(restoreCatalogue(persisted));
    const hasFailed = () => selectHasFailed(store.getState(), selectBanners(store.getState()));
    expect(hasFailed()).toBe(false);
    sandbox.faults.add({ call: 'restro_id_new', kind: 'drop' });
    await store.dispatch(loadShop());
    expect(hasFailed()).toBe(true);
  });

  it('is replaced by fresh data', async () => {
    const persisted = await known();
    sandbox.world.changeRestaurant('spice-garden', { prices: { 'v-butter-naan': { OfferPrice: 99 } } });
    const store = openStore();
    store.dispatch(restoreCatalogue(persisted));
    await store.dispatch(loadShop());
    const fresh = store.getState();
    expect(naan(store)?.variants[0].offerPrice).toBe(9900);
    expect(fresh.menu.menu.askedAt).toBeGreaterThan(persisted.requestedAt);
  });

  it('restores whether the menu is pure veg, but not whether the restaurant is open', async () => {
    const persisted = await known({ timing: { isClosed: true, closingTime: '23:30', isPureVeg: true } });
    const store = openStore();
    store.dispatch(restoreCatalogue(persisted));
    expect(selectIsPureVeg(store.getState())).toBe(true);
    expect(selectIsClosed(store.getState())).toBe(false);
    expect(selectTiming(store.getState())).toBeNull();
  });

  it('does not replace data that the server has sent to this page', async () => {
    const persisted = await known();
    const store = openStore();
    await store.dispatch(loadShop());
    const fresh = store.getState();
    store.dispatch(restoreCatalogue({ ...persisted, banners: [], requestedAt: Date.now() + 1 }));
    expect(store.getState().menu.banners.data).toBe(fresh.menu.banners.data);
    expect(store.getState().menu.menu.askedAt).toBe(fresh.menu.menu.askedAt);
  });

  it('is cleared and not restored again when the lookup returns another restaurant', async () => {
    const persisted = await known({ restaurantId: '9' });
    const store = openStore();
    store.dispatch(restoreCatalogue({ ...persisted, info: null }));
    sandbox.faults.add({ call: 'display/display_dish_list', kind: 'status', status: 500 });
    await store.dispatch(loadShop());
    expect(store.getState().shop.restaurantId).toBe('1001');
    expect(store.getState().menu.menu.data).toBeNull();
    expect(store.getState().menu.menu.askedAt).toBe(0);
    expect(store.dispatch(restoreCatalogue(persisted))).toBe(false);
    expect(store.getState().menu.menu.data).toBeNull();
  });

  it('is cleared and not restored again when the restaurant no longer exists', async () => {
    const persisted = await known();
    sandbox.faults.add({ call: 'restro_id_new', kind: 'body', body: '0' });
    const store = openStore();
    store.dispatch(restoreCatalogue(persisted));
    await store.dispatch(loadShop());
    expect(selectIsUnknownShop(store.getState())).toBe(true);
    expect(store.getState().menu.menu.data).toBeNull();
    expect(store.dispatch(restoreCatalogue(persisted))).toBe(false);
  });
});
