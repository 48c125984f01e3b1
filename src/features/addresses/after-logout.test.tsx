import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { selectAddresses, selectIsSavingAddress } from '@/domain/addresses/slice';
import { editAddress } from '@/domain/addresses/thunks';
import { loggedIn, sessionEnded } from '@/domain/session/events';
import { openShopDatabase } from '@/platform/indexed-db';
import type { AppStore } from '@/store';
import { DINER, RESTAURANT_ID } from '../../../tests/demo-data';
import { writeInOtherTab } from '../../../tests/other-tab';
import { createDeferred } from '../../../tests/deferred';
import { holdCall, releaseAndWait } from '../../../tests/held-call';
import { RESOLVED, useLocationPicker } from '../../../tests/location-picker';

const { sandbox, openMap, saved } = useLocationPicker();
const NEXT = '9123456789';
const SHOP_KEY = 'spice-garden.localhost';

function holdLookup(store: AppStore) {
  const { promise, resolve } = createDeferred<google.maps.GeocoderResponse>();
  vi.spyOn(google.maps.Geocoder.prototype, 'geocode').mockReturnValue(promise);
  return releaseAndWait(store, 'addresses/add', () => resolve({ results: [] }));
}

async function nextLogsInInOtherTab(store: AppStore) {
  writeInOtherTab('userNumber', null);
  writeInOtherTab('userNumber', NEXT);
  await waitFor(() => expect(store.getState().session.phone).toBe(NEXT));
}

const leftBehind = async () => ({
  chosen: sessionStorage.getItem(`address:${SHOP_KEY}`),
  used: await openShopDatabase(SHOP_KEY).get('usedAddresses'),
  draft: await openShopDatabase(SHOP_KEY).get('addressDraft'),
});

describe('an address of a diner who has logged out', () => {
  it('is not saved for the next diner when the address lookup finishes after the logout', async () => {
    const { picker, user, map, save, store } = await openMap();
    await picker.findByText(RESOLVED);
    await user.type(picker.getByLabelText('House No *'), 'Flat 304');
    const release = holdLookup(store);
    fireEvent.keyDown(map, { key: 'ArrowRight' });
    await picker.findByText('Looking up the address…');
    await save();
    expect(await picker.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    await nextLogsInInOtherTab(store);
    expect(selectIsSavingAddress(store.getState())).toBe(false);
    await release();
    expect(saved()).toEqual([]);
    expect(sandbox.world.addresses.of(NEXT, RESTAURANT_ID)).toEqual([]);
    expect(screen.queryByText('Please select location')).toBeNull();
    expect(screen.queryByText('Error saving address')).toBeNull();
  });

  it.each(['saved', 'refused'])(
    'leaves no toast, list entry or persisted data when the save is answered later: %s',
    async (outcome) => {
      const { picker, user, save, store } = await openMap();
      await picker.findByText(RESOLVED);
      await user.type(picker.getByLabelText('House No *'), 'Flat 304');
      const release = holdCall(sandbox, { path: 'address/add', thunk: 'addresses/add', store });
      if (outcome === 'refused') sandbox.faults.add({ call: 'address/add', kind: 'status' });
      await save();
      await picker.findByRole('button', { name: 'Saving...' });
      act(() => void store.dispatch(sessionEnded()));
      await release();
      expect(screen.queryByText('Address saved successfully')).toBeNull();
      expect(screen.queryByText('Error saving address')).toBeNull();
      expect(selectAddresses(store.getState()).data).toEqual([]);
      await waitFor(async () =>
        expect(await leftBehind()).toEqual({ chosen: null, used: undefined, draft: undefined }),
      );
    },
  );

  it('is no longer chosen in this tab after a logout in another tab', async () => {
    const { picker, user, save, store } = await openMap();
    await picker.findByText(RESOLVED);
    await user.type(picker.getByLabelText('House No *'), 'Flat 304');
    await save();
    await waitFor(async () => expect((await leftBehind()).chosen).not.toBeNull());
    await nextLogsInInOtherTab(store);
    expect((await leftBehind()).chosen).toBeNull();
  });

  it('is edited under the former phone number, and the next diner sees no toast', async () => {
    const { store } = await openMap();
    const address = selectAddresses(store.getState()).data[0];
    if (!address) throw new Error('The diner has no address');
    const release = holdCall(sandbox, { path: 'address/Edit', thunk: 'addresses/edit', store });
    act(() => void store.dispatch(editAddress(address)));
    act(() => void store.dispatch(sessionEnded()));
    act(() => void store.dispatch(loggedIn(NEXT)));
    expect(await release()).toMatchObject({ payload: { display: 'silent', text: '' } });
    expect(screen.queryByText('Address updated successfully')).toBeNull();
    expect(sandbox.requests.list('address/Edit')[0]?.form).toMatchObject({ CustomerContact: DINER });
  });
});
