import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { preloadToasts } from '@/app/show-toast';
import hindiCart from '@/texts/hi/cart.json';
import hindiMenu from '@/texts/hi/menu.json';
import { chooseLanguage } from '@/texts/language';
// Loads the lazy page up front, so that no test waits for it.
import '@/routes/cart';
import { storeCart } from '../stored-cart';
import { renderShop } from '../render-shop';
import { useSandbox } from '../sandbox';

const sandbox = useSandbox();

// The region of the toasts is named. It loads after the first screen otherwise.
beforeAll(() => preloadToasts());
afterEach(() => chooseLanguage('en'));

function wordsOf(page: HTMLElement): string[] {
  const named = [...page.querySelectorAll('[aria-label], [alt], [placeholder]')].flatMap((element) =>
    ['aria-label', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  );
  return [page.textContent, ...named];
}

async function openPage(path: string, sign: RegExp) {
  const { baseElement } = renderShop(path);
  await waitFor(() => expect(baseElement).toHaveTextContent(sign));
  // Placeholders cannot be distinguished from untranslated text.
  await waitFor(() =>
    expect(
      baseElement.querySelector('[aria-busy=true], [data-placeholder], [data-batch][data-pending]'),
    ).toBeNull(),
  );
  return baseElement;
}

describe('Changing the language', () => {
  it.each([
    ['/', /Spice Garden/, 'आज क्या खाने का मन है?'],
    ['/menu', /paneer tikka/i, 'जोड़ें'],
    ['/search', /paneer tikka/i, 'कैटेगरी देखें'],
    ['/cart', /Butter naan/, 'ऑर्डर का तरीका'],
    ['/offer', /SPICE100/, 'ऑफ़र'],
    ['/privacy-policy', /Spice Garden/, 'आपके अधिकार'],
  ])('on %s shows the same texts as a page that opens in the new language', async (path, sign, hindi) => {
    if (path === '/cart') storeCart(sandbox.world, { 'v-butter-naan': 2 });
    const changed = await openPage(path, sign);
    await act(() => chooseLanguage('hi'));
    await waitFor(() => expect(changed).toHaveTextContent(hindi));
    const afterChange = wordsOf(changed);
    cleanup();

    const fresh = await openPage(path, sign);
    await waitFor(() => expect(wordsOf(fresh)).toEqual(afterChange));
  });

  it('keeps the typed note, its field and the focus on the language button', async () => {
    storeCart(sandbox.world, { 'v-butter-naan': 2 });
    const { user } = renderShop('/cart');
    const note = await screen.findByLabelText('Cooking instructions');
    await user.type(note, 'Kam mirch');
    await user.click(screen.getByRole('button', { name: 'हिन्दी' }));
    expect(await screen.findByRole('button', { name: 'English' })).toHaveFocus();
    expect(screen.getByLabelText('खाना बनाने के निर्देश')).toBe(note);
    expect(note).toHaveValue('Kam mirch');
  });

  it('also translates texts that are defined in constants of modules', async () => {
    const { user } = renderShop('/menu');
    await screen.findByRole('radio', { name: 'All' });
    await act(() => chooseLanguage('hi'));
    expect(screen.getByRole('radio', { name: hindiMenu.menu_all })).toBeChecked();

    sandbox.faults.add({ call: 'cart/addItemTest', kind: 'status', times: 1 });
    const naan = (await screen.findAllByRole('article', { name: 'Butter naan' }))[0]!;
    await user.click(within(naan).getByRole('button', { name: 'जोड़ें' }));
    expect(await screen.findByText(hindiCart.cart_add_failed_row)).toBeInTheDocument();
  });
});
