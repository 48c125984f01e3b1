import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoRestaurants } from '../../../sandbox/restaurants';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { renderDishes } from '../../../tests/render-dishes';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox({ restaurants: [...demoRestaurants, tinyRestaurant] });
const tiny = { host: 'tiny.localhost' };

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 2500 });

async function popupOf(name: string) {
  const element = await screen.findByRole('dialog', { name });
  const popup = within(element);
  return {
    element,
    popup,
    group: async (title: string) => within(await popup.findByRole('group', { name: title })),
    add: () => popup.getByRole('button', { name: /^Add/ }),
  };
}

async function openFrom(dishId: string, name: string, options = {}) {
  const shop = renderDishes([dishId], options);
  await shop.user.click(await screen.findByRole('button', { name }));
  return { ...shop, ...(await popupOf(name)) };
}

describe('The popup’s address', () => {
  it('is opened by ?dish= on any page, and closed by taking it off', async () => {
    const { user } = renderDishes([], { path: '/search?q=soup&dish=d-chicken-65' });
    const { popup } = await popupOf('Chicken 65');
    await user.click(popup.getByRole('button', { name: 'Close' }));
    await gone();
    expect(window.location.pathname + window.location.search).toBe('/search?q=soup');
  });

  it.each([
    ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    [
      'the overlay',
      () => {
        fireEvent.pointerDown(screen.getByRole('dialog'), { clientX: 5, clientY: 5 });
        fireEvent.click(screen.getByRole('dialog'));
      },
    ],
    ['Back', () => window.history.back()],
  ])('is left by %s in one step, after which Back leaves the page', async (_, close) => {
    window.history.pushState(null, '', '/offer');
    await openFrom('d-chicken-65', 'Chicken 65');
    expect(window.location.search).toBe('?dish=d-chicken-65');
    close();
    await gone();
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/menu'));
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe('/offer'));
  });

  it('closed twice at once leaves the page where it is', async () => {
    await openFrom('d-chicken-65', 'Chicken 65');
    const close = screen.getByRole('button', { name: 'Close' });
    fireEvent.click(close);
    fireEvent.click(close);
    await gone();
    await new Promise((done) => setTimeout(done, 50));
    expect(window.location.pathname).toBe('/menu');
  });

  it('of a dish that is gone says so, of one that ran out opens nothing', async () => {
    const { unmount } = renderDishes([], { path: '/menu?dish=d-never' });
    expect(await screen.findByText('please select quantity')).toBeVisible();
    expect(window.location.search).toBe('');
    unmount();
    renderDishes(['d-soup'], { ...tiny, path: '/menu?dish=d-gone' });
    await screen.findByRole('article', { name: 'Soup' });
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('given from outside has the page without the dish behind it, so that Back closes it', async () => {
    window.history.pushState(null, '', '/elsewhere');
    renderDishes(['d-chicken-65'], { path: '/menu/Starters?veg=1&dish=d-chicken-65' });
    await popupOf('Chicken 65');
    window.history.back();
    await gone();
    expect(window.location.pathname + window.location.search).toBe('/menu/Starters?veg=1');
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe('/elsewhere'));
  });

  it('is entered once by a double tap', async () => {
    window.history.pushState(null, '', '/offer');
    renderDishes(['d-chicken-65']);
    const opener = await screen.findByRole('button', { name: 'Chicken 65' });
    fireEvent.click(opener);
    fireEvent.click(opener);
    await popupOf('Chicken 65');
    window.history.back();
    await gone();
    expect(window.location.search).toBe('');
  });

  it('gives the focus back to what opened it', async () => {
    const { user } = await openFrom('d-chicken-65', 'Chicken 65');
    await user.keyboard('{Escape}');
    await gone();
    expect(screen.getByRole('button', { name: 'Chicken 65' })).toHaveFocus();
  });
});

describe('The popup shows', () => {
  it('the description cut at 100 characters with Show more.. and Show less', async () => {
    const { user, popup } = await openFrom('d-paneer-butter-masala', 'Paneer butter masala');
    await user.click(popup.getByRole('button', { name: 'Show more..' }));
    expect(popup.getByText(/Contains nuts and milk/)).toBeVisible();
    expect(popup.getByRole('button', { name: 'Show less' })).toBeVisible();
  });

  it('sizes with offer price, struck price and percent off, the first preselected', async () => {
    const { popup } = await openFrom('d-paneer-butter-masala', 'Paneer butter masala');
    const [half, full] = popup.getAllByRole('radio');
    expect(half).toBeChecked();
    expect(half?.closest('label')).toHaveTextContent('Half₹159Original price ₹179(11% off)');
    expect(full?.closest('label')).toHaveTextContent('Full₹249Original price ₹289(14% off)');
  });

  it('its small head after more than 200 px of scrolling', async () => {
    const { element } = await openFrom('d-chicken-65', 'Chicken 65');
    const body = element.querySelector<HTMLElement>('.overflow-y-auto');
    const heads = () => within(element).getAllByText('Chicken 65').length;
    if (body === null) throw new Error('no body');
    body.scrollTop = 200;
    fireEvent.scroll(body);
    expect(heads()).toBe(1);
    body.scrollTop = 201;
    fireEvent.scroll(body);
    expect(heads()).toBe(2);
  });

  it('only the dish’s own groups, with hints and prices', async () => {
    const { group, popup } = await openFrom('d-pizza', 'Margherita', tiny);
    expect((await group('Choose your base')).getByText('Required select at least 1 option')).toBeVisible();
    expect((await group('Extras')).getByText('Select up to 3 option')).toBeVisible();
    const dips = await group('Dips');
    expect(dips.getByText('Select up to 2 option')).toBeVisible();
    expect(dips.getByRole('checkbox', { name: /Extra cheese\s*\+ ₹30/ })).not.toBeChecked();
    expect(popup.getAllByRole('group').filter((found) => found.tagName === 'FIELDSET')).toHaveLength(4);
  });
});

describe('Choosing', () => {
  it('starts with the first min options of each group', async () => {
    const { group } = await openFrom('d-pizza', 'Margherita', tiny);
    const [thin, crispy] = (await group('Choose your base')).getAllByRole('checkbox');
    expect(thin).toBeChecked();
    expect(crispy).not.toBeChecked();
  });

  it('lets the price follow every tap', async () => {
    const { user, popup, group, add } = await openFrom('d-pizza', 'Margherita', tiny);
    const extras = await group('Extras');
    expect(add()).toHaveTextContent('Add₹200');
    await user.click(popup.getByRole('radio', { name: /Full/ }));
    expect(add()).toHaveTextContent('Add₹320');
    await user.click(extras.getByRole('checkbox', { name: /Extra cheese/ }));
    expect(add()).toHaveTextContent('Add₹360');
    await user.click((await group('Dips')).getByRole('checkbox', { name: /Chilli, hot/ }));
    expect(add()).toHaveTextContent('Add₹370.50');
    await user.click(popup.getByRole('button', { name: 'Increase quantity' }));
    expect(add()).toHaveTextContent('Add₹741');
    await user.click(popup.getByRole('button', { name: 'Decrease quantity' }));
    await user.click(popup.getByRole('button', { name: 'Decrease quantity' }));
    expect(add()).toHaveTextContent('Add₹370.50');
  });

  it('over the limit is refused for 3 s, in a group of one too', async () => {
    const { user, popup, group } = await openFrom('d-margherita-pizza', 'Margherita pizza');
    const tossed = (await group('Choose your base')).getByRole('checkbox', { name: 'Hand tossed' });
    await user.click(tossed);
    expect(tossed).not.toBeChecked();
    expect(popup.getByText('You can select up to 1 items.')).toBeVisible();
    await waitFor(() => expect(popup.queryByText('You can select up to 1 items.')).toBeNull(), {
      timeout: 3500,
    });
  });

  it('is taken back by Clear, and not added until what is required is there', async () => {
    const { user, popup, group, add } = await openFrom('d-pizza', 'Margherita', tiny);
    const base = await group('Choose your base');
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
    await user.click(base.getByRole('button', { name: 'Clear' }));
    expect(base.getByRole('checkbox', { name: 'Thin crust' })).not.toBeChecked();
    await user.click(add());
    expect(popup.getByText('Please select customize option')).toBeVisible();
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(base.getByText('Required select at least 1 option')).toHaveClass('text-danger');
    await waitFor(() => expect(popup.queryByText('Please select customize option')).toBeNull(), {
      timeout: 3000,
    });
    expect(sandbox.requests.list('cart/addItemTest')).toHaveLength(0);
  });
});

describe('Adding from the popup', () => {
  it('sends what was chosen, closes, and starts afresh when opened again', async () => {
    const { user, popup, group, add } = await openFrom('d-pizza', 'Margherita', tiny);
    await user.click((await group('Choose your base')).getByRole('checkbox', { name: /crispy/ }));
    await user.click((await group('Dips')).getByRole('checkbox', { name: /Extra cheese/ }));
    await user.click((await group('Extras')).getByRole('checkbox', { name: /Bread : Flat/ }));
    await user.click(popup.getByRole('button', { name: 'Increase quantity' }));
    await user.click(add());
    expect(add()).toBeDisabled();
    expect(add()).toHaveAttribute('aria-busy', 'true');
    await gone();
    expect(await screen.findByText('Item added successfully!')).toBeVisible();
    expect(window.location.search).toBe('');
    expect(sandbox.requests.list('cart/addItemTest').map(({ form }) => form)).toMatchObject([
      {
        id: 'v-half',
        quan: '2',
        addCustDish:
          '[{"customized_id":"g-base","data":"[Thin crust, Thin crust, crispy [new]]"},{"customized_id":"x-extra,x-dips","data":"[Bread : Flat Rs 20 Off:0.95, Extra cheese:30]"}]',
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Margherita' }));
    const again = await popupOf('Margherita');
    expect(
      (await again.group('Choose your base')).getByRole('checkbox', { name: /crispy/ }),
    ).not.toBeChecked();
    expect(again.popup.getByRole('radio', { name: /Half/ })).toBeChecked();
    expect(
      within(again.popup.getByRole('group', { name: 'Margherita quantity' })).getByText('1'),
    ).toBeVisible();
  });

  it('that fails says so for 3 s, keeps what was chosen and raises no toast', async () => {
    const { user, popup, group, add } = await openFrom('d-pizza', 'Margherita', tiny);
    await user.click((await group('Dips')).getByRole('checkbox', { name: /Extra cheese/ }));
    sandbox.faults.add({ call: 'cart/addItemTest', kind: 'status' });
    await user.click(add());
    expect(await popup.findByText('Error to add item to cart')).toBeVisible();
    expect(screen.getAllByText('Error to add item to cart')).toHaveLength(1);
    expect((await group('Dips')).getByRole('checkbox', { name: /Extra cheese/ })).toBeChecked();
    await waitFor(() => expect(popup.queryByText('Error to add item to cart')).toBeNull(), { timeout: 3500 });
  });
});

describe('A popup left while its dish is being added', () => {
  it('leaves the page alone when the answer comes', async () => {
    window.history.pushState(null, '', '/offer');
    const { user, add } = await openFrom('d-chicken-65', 'Chicken 65');
    await user.click(add());
    await user.keyboard('{Escape}');
    await gone();
    expect(await screen.findByText('Item added successfully!')).toBeVisible();
    await new Promise((done) => setTimeout(done, 100));
    expect(window.location.pathname + window.location.search).toBe('/menu');
  });

  it('has its failure said in a toast', async () => {
    const { user, add } = await openFrom('d-chicken-65', 'Chicken 65');
    sandbox.faults.add({ call: 'cart/addItemTest', kind: 'status' });
    await user.click(add());
    await user.keyboard('{Escape}');
    await gone();
    expect(await screen.findByText('Error to add item to cart')).toBeVisible();
  });
});

describe('The share button', () => {
  const address = 'menu/Pizza%20%26%20pasta?dish=d-margherita-pizza';

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  it('hands the dish’s own absolute address to the phone’s share sheet', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    const { user, popup } = await openFrom('d-margherita-pizza', 'Margherita pizza');
    await user.click(popup.getByRole('button', { name: 'Share' }));
    const url = `${window.location.origin}/${address}`;
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Margherita pizza', url });
    expect(popup.queryByText('Link copied')).toBeNull();
  });

  it('without a share sheet copies it and says so for 2 s', async () => {
    const { user, popup } = await openFrom('d-margherita-pizza', 'Margherita pizza');
    await user.click(popup.getByRole('button', { name: 'Share' }));
    expect(await popup.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/${address}`);
    await waitFor(() => expect(popup.queryByText('Link copied')).toBeNull(), { timeout: 2500 });
  });

  it('says nothing when the sheet is left, and copies when it is forbidden', async () => {
    const share = vi.fn().mockRejectedValueOnce(new DOMException('', 'AbortError'));
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    Object.assign(navigator, { share });
    const { user, popup } = await openFrom('d-margherita-pizza', 'Margherita pizza');
    await user.click(popup.getByRole('button', { name: 'Share' }));
    expect(popup.queryByText('Link copied')).toBeNull();
    await user.click(popup.getByRole('button', { name: 'Share' }));
    expect(await popup.findByText('Link copied')).toBeVisible();
  });
});

describe('An add-on group', () => {
  const thali =
    'The Spice Garden maharaja thali with two curries, dal, raita, rice, breads and a dessert of the day';

  it('says the minimum that the restaurant expects, which is not checked', async () => {
    const { user, group, add } = await openFrom('d-thali-maharaja', thali);
    const bread = await group('Choose your bread');
    expect(bread.getByText('Select up to 2 option')).toBeVisible();
    expect(bread.getByText('The restaurant expects at least 1')).toBeVisible();
    await user.click(bread.getByRole('checkbox', { name: /Tandoori roti/ }));
    await user.click(add());
    await gone();
    expect(sandbox.requests.list('cart/addItemTest').map(({ form }) => form['addCustDish'])).toEqual([
      '[{"customized_id":"","data":"[]"},{"customized_id":"","data":"[]"}]',
    ]);
  });
});

describe('The focus', () => {
  it('stays in the group whose Clear is tapped', async () => {
    const { user, group } = await openFrom('d-pizza', 'Margherita', tiny);
    const base = await group('Choose your base');
    await user.click(base.getByRole('button', { name: 'Clear' }));
    expect(base.getByRole('checkbox', { name: 'Thin crust' })).toHaveFocus();
  });
});

describe('Groups that did not load', () => {
  it('leave a quiet Try again in their place, and no adding until they have', async () => {
    sandbox.faults.add({ call: 'cart/getAddConsItem', kind: 'html', times: 1 });
    const { user, popup, group, add } = await openFrom('d-pizza', 'Margherita', tiny);
    const retry = await popup.findByRole('button', { name: 'Try again' });
    expect(add()).toBeDisabled();
    expect(screen.queryByRole('alert')).toBeEmptyDOMElement();
    await user.click(retry);
    expect((await group('Dips')).getAllByRole('checkbox')).toHaveLength(2);
    expect(add()).toBeEnabled();
    expect(sandbox.requests.list('cart/getCustomizedDishItem')).toHaveLength(1);
  });

  it('are asked for by the dish’s own flags, once a visit', async () => {
    const { user, popup, group, store } = await openFrom('d-pizza', 'Margherita', tiny);
    await group('Dips');
    const { restaurantId } = store.getState().shop;
    expect(sandbox.requests.list('cart/getCustomizedDishItem').map(({ form }) => form)).toEqual([
      { customized_Dish: 'true', restId: restaurantId },
    ]);
    await user.click(popup.getByRole('button', { name: 'Close' }));
    await gone();
    await user.click(screen.getByRole('button', { name: 'Margherita' }));
    await (await popupOf('Margherita')).group('Dips');
    expect(sandbox.requests.list('cart/getAddConsItem')).toHaveLength(1);
  });
});
