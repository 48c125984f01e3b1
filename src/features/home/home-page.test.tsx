import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { selectProfile } from '@/domain/shop/slice';
import { spiceGarden } from '../../../sandbox/restaurants/spice-garden';
import { holdNextCall } from '../../../tests/held-call';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();

describe('The home page', () => {
  it('shows the restaurant’s name, that it is open and until when, its address and a call link', async () => {
    renderShop('/');
    expect(await screen.findByRole('heading', { level: 1, name: 'Spice Garden' })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('Open now')).toBeVisible();
    expect(main.getByText('till 11:30 PM')).toBeVisible();
    expect(main.getByText(spiceGarden.info.address)).toBeVisible();
    expect(await main.findByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919876500001');
  });

  it('offers "Try again" when the info does not arrive and the profile has no name', async () => {
    sandbox.faults.add({ call: 'display/display_resturent_info', kind: 'status', times: 1 });
    sandbox.faults.add({
      call: 'display/restro_address_info',
      kind: 'body',
      body: [{ ...spiceGarden.profile, name: '' }],
    });
    const { user, store } = renderShop('/');
    await waitFor(() => expect(selectProfile(store.getState()).status).toBe('ready'));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Spice Garden' })).toBeVisible();
  });

  it('shows the profile’s address in header and footer when the info has none', async () => {
    sandbox.faults.add({
      call: 'display/display_resturent_info',
      kind: 'body',
      body: [{ ...spiceGarden.info, address: '' }],
    });
    renderShop('/');
    const { address } = spiceGarden.profile;
    expect(await within(await screen.findByRole('main')).findByText(address)).toBeVisible();
    expect(within(screen.getByRole('contentinfo')).getByText(`Address: ${address}`)).toBeVisible();
  });

  it('shows that the restaurant is closed instead of "Open now", also in a live region', async () => {
    renderShop('/', { host: 'night-owl.localhost' });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText('Closed right now')).toBeInTheDocument();
    // The popular dishes may still be loading, in a live region of their own.
    expect(main.getByText('closed right now').closest('[role="status"]')).toBeInTheDocument();
    expect(main.queryByText('Open now')).not.toBeInTheDocument();
  });

  it('shows all banners in a region whose Previous and Next buttons are enabled also at the ends', async () => {
    const { user } = renderShop('/');
    const region = await screen.findByRole('region', { name: 'Offers and news' });
    expect(within(region).getAllByRole('img')).toHaveLength(spiceGarden.sliders.length);
    expect(within(region).getByRole('button', { name: 'Previous' })).toBeEnabled();
    for (let turn = 0; turn <= spiceGarden.sliders.length; turn += 1) {
      await user.click(within(region).getByRole('button', { name: 'Next' }));
      expect(within(region).getByRole('button', { name: 'Next' })).toBeEnabled();
    }
  });

  it.each([
    ['left', 'ltr', -60],
    ['right', 'rtl', 60],
  ])('shows the next banner after a swipe to the %s when the layout is %s', async (_, direction, px) => {
    renderShop('/');
    const region = await screen.findByRole('region', { name: 'Offers and news' });
    const list = within(region).getByRole('list');
    // jsdom does not inherit the direction of the page.
    list.style.direction = direction;
    fireEvent.touchStart(list, { touches: [{ clientX: 200 }] });
    fireEvent.touchEnd(list, { changedTouches: [{ clientX: 200 + px }] });
    const dots = [...region.querySelectorAll('[data-dot]')].map((dot) => dot.getAttribute('data-dot'));
    expect(dots).toEqual(['', 'shown', '']);
  });

  it('loads banner pictures only after "Show pictures" when data saving is on, then focuses the first banner', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    const { user } = renderShop('/');
    const region = await screen.findByRole('region', { name: 'Offers and news' });
    expect(within(region).queryByRole('img')).not.toBeInTheDocument();
    await user.click(within(region).getByRole('button', { name: 'Show pictures' }));
    const banners = within(screen.getByRole('region', { name: 'Offers and news' }));
    expect(banners.getAllByRole('img')).toHaveLength(spiceGarden.sliders.length);
    expect(banners.getByRole('button', { name: 'Offer 1 of 3' })).toHaveFocus();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('replaces a lone surrogate with U+FFFD in a category’s name and link', async () => {
    sandbox.faults.add({
      call: 'display/all_categories',
      kind: 'body',
      body: JSON.stringify([{ documentId: 'k-1', name: 'Biryani \ud83c', img_url: '' }]),
    });
    renderShop('/');
    const tile = await screen.findByRole('link', { name: /^Biryani \ufffd/ });
    expect(tile).toHaveAttribute('href', '/menu/Biryani%20%EF%BF%BD');
  });

  it('names a category’s link by the category and its number of dishes', async () => {
    renderShop('/');
    expect(await screen.findByRole('link', { name: /^Starters \d+ dishes$/ })).toBeVisible();
  });

  it('pages through four categories at a time, disables the buttons at the ends and links to the menu', async () => {
    const { user } = renderShop('/');
    await screen.findByRole('link', { name: /^Starters/ });
    const region = screen.getByRole('region', { name: "What's on your mind ?" });
    const next = within(region).getByRole('button', { name: 'Next' });
    const previous = within(region).getByRole('button', { name: 'Previous' });
    expect(previous).toBeDisabled();
    const pages = Math.ceil(spiceGarden.categories.length / 4);
    for (let page = 1; page < pages; page += 1) {
      expect(next).toBeEnabled();
      await user.click(next);
    }
    expect(next).toBeDisabled();
    expect(previous).toBeEnabled();
    expect(within(region).getByRole('link', { name: /^50% off \/ combos/ })).toHaveAttribute(
      'href',
      '/menu/50%25%20off%20%2F%20combos',
    );
  });

  it('shows four placeholders while the categories load', async () => {
    const call = holdNextCall(sandbox, 'display/all_categories');
    renderShop('/');
    const region = await screen.findByRole('region', { name: "What's on your mind ?" });
    expect(region.querySelectorAll('[data-placeholder]')).toHaveLength(4);
    call.release();
    expect(await screen.findByRole('link', { name: /^Starters/ })).toBeVisible();
  });

  it('shows popular dishes and "Browse menu" only if the menu has popular dishes', async () => {
    const { unmount } = renderShop('/');
    const region = await screen.findByRole('region', { name: 'Most popular food on menu' });
    const popular = spiceGarden.dishes
      .flatMap((category) => category['items:'])
      .filter((dish) => dish.popular);
    expect(within(region).getAllByRole('article')).toHaveLength(new Set(popular.map((d) => d.CId)).size);
    expect(screen.getByRole('button', { name: 'Browse menu' })).toBeInTheDocument();
    unmount();

    const [dish] = spiceGarden.dishes.flatMap((category) => category['items:']);
    sandbox.faults.add({
      call: 'display/display_dish_list',
      kind: 'body',
      body: [{ 'category:': 'Plain', 'items:': [{ ...dish, popular: false }] }],
    });
    const { store } = renderShop('/');
    await screen.findByRole('link', { name: 'Call' });
    await waitFor(() => expect(store.getState().menu.menu.status).toBe('ready'));
    expect(screen.queryByRole('region', { name: 'Most popular food on menu' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Browse menu' })).not.toBeInTheDocument();
  });

  it('shows popular dishes in menu order when their ids are numbers', async () => {
    sandbox.world.changeRestaurant('spice-garden', { quirks: { 'numeric-ids': true } });
    renderShop('/');
    const region = await screen.findByRole('region', { name: 'Most popular food on menu' });
    const popular = spiceGarden.dishes
      .flatMap((category) => category['items:'])
      .filter((dish) => dish.popular && !dish.OutOfStock)
      .map((dish) => dish.itemName);
    const shown = within(region).getAllByRole('article');
    expect(shown.map((dish) => dish.getAttribute('aria-label'))).toEqual([...new Set(popular)]);
  });

  it('shows out-of-stock popular dishes last, labelled and without buttons, even when there are no others', async () => {
    const dishes = spiceGarden.dishes.flatMap((category) => category['items:']);
    const [gone, there] = dishes.filter((dish) => !dish.OutOfStock);
    if (!gone || !there) throw new Error('no dishes');
    sandbox.faults.add({
      call: 'display/display_dish_list',
      kind: 'body',
      body: [
        {
          'category:': 'All',
          'items:': [
            { ...gone, popular: true, OutOfStock: true },
            { ...there, popular: true },
          ],
        },
      ],
    });
    const { unmount } = renderShop('/');
    const region = await screen.findByRole('region', { name: 'Most popular food on menu' });
    const [first, last] = within(region).getAllByRole('article');
    expect(first).toHaveAccessibleName(there.itemName);
    expect(last).toHaveAccessibleName(gone.itemName);
    expect(within(last!).getByText('out of stock')).toBeVisible();
    expect(within(last!).queryByRole('button', { name: gone.itemName })).not.toBeInTheDocument();
    expect(within(last!).queryByRole('button', { name: 'Add' })).not.toBeInTheDocument();
    unmount();

    sandbox.faults.clear();
    sandbox.faults.add({
      call: 'display/display_dish_list',
      kind: 'body',
      body: [{ 'category:': 'All', 'items:': [{ ...gone, popular: true, OutOfStock: true }] }],
    });
    renderShop('/');
    const alone = await screen.findByRole('region', { name: 'Most popular food on menu' });
    expect(await within(alone).findByRole('article', { name: gone.itemName })).toBeVisible();
  });

  it('opens a category on the menu page from the floating "Browse menu" button', async () => {
    const { user } = renderShop('/');
    await user.click(await screen.findByRole('button', { name: 'Browse menu' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Desserts/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/menu/Desserts'));
  });

  it('shows the loaded sections without an alert, and refetches only the failed ones on "Try again"', async () => {
    sandbox.faults.add({ call: 'display/all_categories', kind: 'status', times: 1 });
    sandbox.faults.add({ call: 'display/Slider', kind: 'html', times: 1 });
    const { user } = renderShop('/');
    expect(await screen.findByText("The categories didn't arrive.")).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Most popular food on menu' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const [retry] = screen.getAllByRole('button', { name: 'Try again' });
    await user.click(retry!);
    expect(await screen.findByRole('region', { name: 'Offers and news' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Starters/ })).toBeVisible();
    expect(sandbox.requests.list('display/display_dish_list')).toHaveLength(1);
  });
});
