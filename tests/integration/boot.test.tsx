import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deleteCart } from '@/domain/cart/thunks';
import { afterFirstScreen } from '@/platform/scheduling';
import '@/routes/cart';
import { DINER, RESTAURANT_ID, storeDiner } from '../demo-data';
import { holdNextCall } from '../held-call';
import { renderShop } from '../render-shop';
import { useSandbox } from '../sandbox';

const sandbox = useSandbox();

const calls = () => sandbox.requests.list().map((request) => request.call);

describe('shop start-up (spec, section 4)', () => {
  it('looks up a custom domain without "www.", then fetches the catalogue once by the returned id', async () => {
    renderShop('/', { host: 'www.spice-garden.localhost' });
    await waitFor(() => expect(document.title).toBe('Spice Garden'));
    const [lookup] = sandbox.requests.list('restro_id_new');
    expect(lookup?.query).toEqual({ domain: 'spice-garden.localhost' });
    await waitFor(() =>
      expect(calls()).toEqual(
        expect.arrayContaining([
          'display/display_resturent_info',
          'display/restro_address_info',
          'Daily/Timing',
          'display/Slider',
          'display/all_categories',
          'display/display_dish_list',
          'Guest/UserAdd',
        ]),
      ),
    );
    expect(sandbox.requests.list('display/display_dish_list')[0]?.query).toEqual({ id: '1001' });
    expect(new Set(calls()).size).toBe(calls().length);
  });

  it('looks up the slug on the primary domain, and prefixes links with the slug', async () => {
    renderShop('/green-leaf/menu', { host: 'localhost' });
    await waitFor(() => expect(document.title).toBe('Green Leaf'));
    expect(sandbox.requests.list('restro_id_new')[0]?.query).toEqual({ domain: 'green-leaf' });
    expect(screen.getAllByRole('link', { name: 'Cart' })[0]).toHaveAttribute('href', '/green-leaf/cart');
  });

  it('uses the same cart for a slug in upper and lower case', async () => {
    const cart = { phone: DINER, restaurantId: RESTAURANT_ID, variantId: 'v-butter-naan', quantity: 2 };
    localStorage.setItem('userNumber', cart.phone);
    localStorage.setItem('cartId:spice-garden', sandbox.world.carts.add(cart).id);
    const lower = renderShop('/spice-garden/cart', { host: 'localhost' });
    const lines = () => screen.findByRole('group', { name: 'Butter naan quantity' });
    expect(await lines()).toHaveTextContent('2');
    lower.unmount();
    const { store } = renderShop('/Spice-Garden/cart', { host: 'localhost' });
    expect(await lines()).toHaveTextContent('2');
    await act(() => store.dispatch(deleteCart({ origin: 'panel' })));
    expect(localStorage.getItem('cartId:spice-garden')).toBeNull();
  });

  it('sets the page icon to the restaurant’s logo', async () => {
    const icon = document.createElement('link');
    icon.rel = 'icon';
    document.head.append(icon);
    renderShop('/');
    await waitFor(() => expect(icon.href).toContain('/pictures/logo/spice-garden'));
    icon.remove();
  });

  it('sets the meta description, and a canonical link without the query', async () => {
    const canonicalLink = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    // A leftover of an earlier page would count as prerendered.
    canonicalLink()?.remove();
    const description = document.createElement('meta');
    description.name = 'description';
    document.head.append(description);
    renderShop('/spice-garden/menu?dish=d-1', { host: 'localhost' });
    await waitFor(() => expect(description.content).toMatch(/\w+ \w+/));
    const { origin } = window.location;
    expect(canonicalLink()?.getAttribute('href')).toBe(`${origin}/spice-garden/menu`);
    description.remove();
  });

  it.each([
    ['an unknown path', '/spice-garden/no/such/page'],
    ['the slug alone', '/spice-garden'],
    ['a path with an extra slash', '/spice-garden//'],
  ])('redirects %s to the home page of the restaurant', async (_, path) => {
    renderShop(path, { host: 'localhost' });
    await waitFor(() => expect(window.location.pathname).toBe('/spice-garden/'));
  });

  it.each([
    ['the primary domain without a slug', 'localhost', '/'],
    ['a restaurant that the lookup does not know', 'localhost', '/nobody/menu'],
  ])('shows that there is no restaurant for %s', async (_, host, path) => {
    renderShop(path, { host });
    expect(await screen.findByText(/There is no restaurant at this address/)).toBeVisible();
  });

  it('keeps showing that there is no restaurant while "Try again" looks it up again', async () => {
    const { user } = renderShop('/nobody', { host: 'localhost' });
    await screen.findByText(/There is no restaurant at this address/);
    const lookup = holdNextCall(sandbox, 'restro_id_new');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await lookup.sent;
    expect(screen.getByText(/There is no restaurant at this address/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveAttribute('aria-busy', 'true');
    lookup.release();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled());
  });

  it('sends only the lookup for an unknown restaurant, even when a phone number is stored', async () => {
    storeDiner();
    renderShop('/nobody', { host: 'localhost' });
    expect(await screen.findByText(/There is no restaurant at this address/)).toBeVisible();
    // The shop's own timer may have started slightly later.
    await afterFirstScreen();
    await afterFirstScreen();
    expect([...new Set(calls())]).toEqual(['restro_id_new']);
  });

  it('shows "Try again" when the lookup fails, and starts without a reload', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    sandbox.faults.add({ call: 'restro_id_new', kind: 'drop', times: 1 });
    const { user } = renderShop('/');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(document.title).toBe('Spice Garden'));
    expect(warn).toHaveBeenCalled();
  });
});

describe('Opening the shop (spec, section 4: Login)', () => {
  it('requests a guest for a new visitor, and persists only the guest', async () => {
    renderShop('/');
    await waitFor(() => expect(localStorage.getItem('userNumber')).toMatch(/^guest-/));
    expect(Object.keys(localStorage)).toEqual(['userNumber']);
    expect(sandbox.requests.list('Guest/UserAdd')[0]?.form).toEqual({ RestaurentId: '1001' });
  });

  it('requests no guest when a phone number is stored, but fetches the diner’s wallet', async () => {
    storeDiner();
    renderShop('/');
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Wallet balance' })).toHaveTextContent('₹120'),
    );
    // A guest would be requested after the first screen. The shop's own timer may have started slightly later.
    await afterFirstScreen();
    await afterFirstScreen();
    expect(calls()).not.toContain('Guest/UserAdd');
  });

  it('accepts a stored cart id as long as a signed token', async () => {
    const id = 'eyJ.'.repeat(60);
    localStorage.setItem('cartId', id);
    const { store } = renderShop('/');
    await waitFor(() => expect(sandbox.requests.list('cart/displayTestFramCore')[0]?.query).toEqual({ id }));
    await waitFor(() => expect(store.getState().cart.fetch.status).not.toBe('pending'));
    expect(store.getState().cart.cartId).toBe(id);
  });
});

describe('failures that are only logged (spec, section 8)', () => {
  it.each([
    'display/display_resturent_info',
    'display/restro_address_info',
    'Wallet/UserWalletReward',
    'Guest/UserAdd',
    'display/Slider',
    'display/all_categories',
    'display/display_dish_list',
    'Daily/Timing',
  ])('log a warning and show no alert: %s', async (call) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    if (call.startsWith('Wallet')) storeDiner();
    sandbox.faults.add({ call, kind: 'status' });
    const { store } = renderShop('/');
    await waitFor(() => expect(warn).toHaveBeenCalled());
    await waitFor(() => expect(store.getState().menu.menu.status).toMatch(/ready|failed/));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are retried on the next page, without fetching the loaded dish list again', async () => {
    storeDiner();
    const lost = [
      'display/display_resturent_info',
      'display/restro_address_info',
      'Wallet/UserWalletReward',
      'display/Slider',
      'display/all_categories',
      'Daily/Timing',
    ];
    for (const call of lost) sandbox.faults.add({ call, kind: 'status' });
    const { user } = renderShop('/');
    for (const call of lost) await waitFor(() => expect(sandbox.requests.list(call)).toHaveLength(1));
    sandbox.faults.clear();
    const [menu] = await screen.findAllByRole('link', { name: 'Menu' });
    if (menu) await user.click(menu);
    for (const call of lost) await waitFor(() => expect(sandbox.requests.list(call)).toHaveLength(2));
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Wallet balance' })).toHaveTextContent('₹120'),
    );
    expect(sandbox.requests.list('display/display_dish_list')).toHaveLength(1);
  });

  it('do not cause loaded data to be fetched again while another call keeps failing', async () => {
    storeDiner();
    sandbox.faults.add({ call: 'display/Slider', kind: 'status' });
    const { user } = renderShop('/');
    await waitFor(() =>
      expect(screen.getByRole('group', { name: 'Wallet balance' })).toHaveTextContent('₹120'),
    );
    for (const [index, name] of ['Menu', 'Home'].entries()) {
      const [link] = await screen.findAllByRole('link', { name });
      if (link) await user.click(link);
      await waitFor(() => expect(sandbox.requests.list('display/Slider')).toHaveLength(index + 2));
    }
    for (const call of ['Wallet/UserWalletReward', 'Daily/Timing', 'display/display_dish_list'])
      expect(sandbox.requests.list(call), call).toHaveLength(1);
  });
});
