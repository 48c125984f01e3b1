import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { afterFirstScreen } from '@/platform/scheduling';
import '@/routes/cart';
import '@/routes/offers';
import '@/routes/search';
import { setLanguage } from '@/texts';
import { tinyRestaurant } from '../../sandbox/testing/tiny-restaurant';
import { storeDiner } from '../../tests/demo-data';
import { holdNextCall } from '../../tests/held-call';
import { renderShop } from '../../tests/render-shop';
import { useSandbox } from '../../tests/sandbox';
import { storeCart } from '../../tests/stored-cart';
import { preloadToasts } from './show-toast';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const HOST = 'tiny.localhost';
const NO_RESTAURANT = /There is no restaurant at this address/;

const calls = () => sandbox.requests.list().map(({ call }) => call);
const canonicalUrl = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
const description = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
const openSearch = async (user: ReturnType<typeof renderShop>['user']) =>
  user.click(screen.getAllByRole('link', { name: /Search/ })[0] as HTMLElement);

function setHead(html: string) {
  document.head.innerHTML = html;
  onTestFinished(() => document.head.replaceChildren());
}

// The region of the toasts is named. It loads after the first screen otherwise.
beforeAll(() => preloadToasts());

describe('The application', () => {
  it('looks up its domain without "www.", loads the catalogue once, and names page and icon', async () => {
    setHead('<link rel="icon" href="/favicon.svg"><meta name="description" content="">');
    renderShop('/menu?dish=d-1', { host: `www.${HOST}` });
    await waitFor(() => expect(document.title).toBe('Tiny'));
    await waitFor(() => expect(calls()).toContain('Guest/UserAdd'));
    expect(sandbox.requests.list('restro_id_new')[0]?.query).toEqual({ domain: HOST });
    expect(sandbox.requests.list('display/display_dish_list')[0]?.query).toEqual({ id: '77' });
    expect(calls().sort()).toEqual([
      'Daily/Timing',
      'Guest/UserAdd',
      'display/Slider',
      'display/all_categories',
      'display/display_dish_list',
      'display/display_resturent_info',
      'display/restro_address_info',
      'restro_id_new',
    ]);
    expect(document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href).toContain('/pictures/logo');
    expect(description()).toBe('Small');
    expect(canonicalUrl()).toBe(`${window.location.origin}/menu`);
  });

  it('keeps the description and canonical URL of a prerendered page until the first navigation', async () => {
    setHead(
      '<meta name="description" content="All dishes"><link rel="canonical" href="https://tiny.example/menu">',
    );
    const { user } = renderShop('/menu', { host: HOST });
    await waitFor(() => expect(document.title).toBe('Tiny'));
    expect(description()).toBe('All dishes');
    expect(canonicalUrl()).toBe('https://tiny.example/menu');
    await openSearch(user);
    await waitFor(() => expect(canonicalUrl()).toBe(`${window.location.origin}/search`));
    expect(description()).toBe('Small');
  });

  it('sends only the lookup for an unknown restaurant, whose message stays while it is looked up again', async () => {
    storeDiner();
    const { user } = renderShop('/nobody', { host: 'localhost' });
    expect(await screen.findByText(NO_RESTAURANT)).toBeVisible();
    // The shop's own timer may have started slightly later.
    await afterFirstScreen();
    await afterFirstScreen();
    expect([...new Set(calls())]).toEqual(['restro_id_new']);
    const lookup = holdNextCall(sandbox, 'restro_id_new');
    const retry = () => screen.getByRole('button', { name: 'Try again' });
    await user.click(retry());
    await lookup.sent;
    expect(screen.getByText(NO_RESTAURANT)).toBeVisible();
    expect(retry()).toHaveAttribute('aria-busy', 'true');
    lookup.release();
    await waitFor(() => expect(retry()).toBeEnabled());
  });

  it('starts after a failed lookup without a reload, and redirects an unknown path to its home', async () => {
    sandbox.faults.add({ call: 'restro_id_new', kind: 'drop', times: 1 });
    const { user } = renderShop('/tiny/no/such/page', { host: 'localhost' });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(document.title).toBe('Tiny'));
    expect(window.location.pathname).toBe('/tiny/');
    expect(sandbox.requests.list('restro_id_new')[0]?.query).toEqual({ domain: 'tiny' });
    expect(screen.getAllByRole('link', { name: 'Cart' })[0]).toHaveAttribute('href', '/tiny/cart');
  });
});

describe('Changing the language', () => {
  afterEach(() => setLanguage('en'));

  function wordsOf(page: HTMLElement): string[] {
    const named = [...page.querySelectorAll('[aria-label], [alt], [placeholder]')].flatMap((element) =>
      ['aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [page.textContent, ...named];
  }

  it.each([
    ['/', /Tiny/, 'आज क्या खाने का मन है?'],
    ['/menu', /Soup/, 'जोड़ें'],
    ['/search', /Soup/, 'कैटेगरी देखें'],
    ['/cart', /2 items|2 आइटम/, 'ऑर्डर का तरीका'],
    ['/offer', /TASTY10/, 'ऑफ़र'],
  ])('on %s shows the same texts as a page that opens in the new language', async (path, sign, hindi) => {
    if (path === '/cart') storeCart(sandbox.world, { 'v-soup': 2 }, { restaurantId: '77' });
    const openPage = async () => {
      const { baseElement, user } = renderShop(path, { host: HOST });
      await waitFor(() => expect(baseElement).toHaveTextContent(sign));
      await waitFor(() => expect(calls()).toContain('Daily/Timing'));
      // Placeholders cannot be distinguished from untranslated text.
      const pending = '[aria-busy=true], [data-placeholder], [data-part][data-pending]';
      await waitFor(() => expect(baseElement.querySelector(pending)).toBeNull());
      return { baseElement, user };
    };
    const { baseElement, user } = await openPage();
    await user.click(screen.getAllByRole('button', { name: 'हिन्दी' })[0] as HTMLElement);
    await waitFor(() => expect(baseElement).toHaveTextContent(hindi));
    expect((await screen.findAllByRole('button', { name: 'English' }))[0]).toHaveFocus();
    const afterChange = wordsOf(baseElement);
    cleanup();
    const fresh = await openPage();
    await waitFor(() => expect(wordsOf(fresh.baseElement)).toEqual(afterChange));
  });
});
