import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as persisted from '@/domain/persisted/values';
import { sessionEnded } from '@/domain/session/events';
import { identifyShop } from '@/domain/shop/identify';
import { readChoices } from '@/store/checkout-choices';
import { readPendingPayment, writePendingPayment } from '@/store/pending-payment';
import { createDeferred } from '../../../tests/deferred';
import { storeCart } from '../../../tests/stored-cart';
import { NAAN, openTableOrder } from '../../../tests/cart-page';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';
import { fakeTimeouts, advanceTimers } from '../../../tests/timers';

const sandbox = useSandbox();
const site = identifyShop('spice-garden.localhost', '/', 'localhost');

describe('A table link', () => {
  it('preselects dine in and its table number, and is removed from the URL', async () => {
    await openTableOrder(sandbox);
    expect(screen.getByRole('radio', { name: 'Dine in' })).toBeChecked();
    expect(screen.getByLabelText('Table number')).toHaveValue('7');
    expect(window.location.href).toBe('http://spice-garden.localhost:4000/cart');
  });

  it('applies during the visit, with the diner’s changes; a new visit keeps only the note', async () => {
    const { unmount } = await openTableOrder(sandbox);
    fireEvent.change(screen.getByLabelText('Table number'), { target: { value: '8' } });
    await waitFor(async () =>
      expect(await readChoices(site)).toMatchObject({ tableNumber: '8', note: 'no onion' }),
    );
    unmount();
    const again = renderShop('/cart');
    expect(await screen.findByDisplayValue('8')).toBeVisible();
    again.unmount();
    sessionStorage.clear();
    renderShop('/cart');
    await waitFor(() => expect(screen.getByLabelText('Cooking instructions')).toHaveValue('no onion'));
    expect(screen.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  });

  it('applies when the diner types a note before the persisted choices are read, also after a reload', async () => {
    const reading = createDeferred();
    vi.spyOn(persisted.choices, 'read').mockImplementationOnce(() => reading.promise.then(() => ({})));
    storeCart(sandbox.world, { [NAAN]: 8 });
    const { unmount } = renderShop('/cart?type=dinein&table=7');
    const note = await screen.findByLabelText('Cooking instructions');
    expect(screen.getByLabelText('Table number')).toHaveValue('7');
    fireEvent.change(note, { target: { value: 'no onion' } });
    reading.resolve();
    await sandbox.settle();
    expect(screen.getByLabelText('Table number')).toHaveValue('7');
    expect(note).toHaveValue('no onion');
    unmount();
    renderShop('/cart');
    expect(await screen.findByDisplayValue('7')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Cooking instructions')).toHaveValue('no onion'));
  });

  it('with an unknown order type leaves Delivery selected', async () => {
    storeCart(sandbox.world, { [NAAN]: 1 });
    renderShop('/cart?type=%3Cb%3E&table=12');
    await screen.findByRole('heading', { name: /Butter naan/ });
    expect(screen.getByRole('radio', { name: 'Delivery' })).toBeChecked();
  });
});

describe('The end of a diner’s session', () => {
  it('removes the cart, note, table number, offer, pending payment and pick-up time', async () => {
    const { store, cartId } = await openTableOrder(sandbox);
    await waitFor(async () =>
      expect(await readChoices(site)).toMatchObject({ tableNumber: '7', note: 'no onion' }),
    );
    const offer = { id: 'o-1', code: 'TASTY10', message: '', cashback: 0 };
    await persisted.appliedOffer.write(site, { cartId, offer });
    await writePendingPayment(site, { cartId, at: 1, amount: 1 });
    persisted.pickupTime.write(site, { time: '20:30', cartId });
    fakeTimeouts();
    act(() => void store.dispatch(sessionEnded()));
    await waitFor(() => expect(localStorage.getItem('userNumber')).toMatch(/^guest-/));
    await advanceTimers(1000);
    expect(await readChoices(site)).not.toHaveProperty('tableNumber', '7');
    expect((await readChoices(site)).note ?? '').toBe('');
    expect(await persisted.appliedOffer.read(site)).toBeNull();
    expect(await readPendingPayment(site)).toBeNull();
    expect(localStorage.getItem('cartId')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});
