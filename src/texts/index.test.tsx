import { act, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatRupees } from '@/lib/money';
import { currentLanguage, initLanguage, m, preferredLanguage, setLanguage, setLanguageWithTimeout } from '.';
import { languages } from './languages';
import { useLanguage } from './use-language';

function browserPrefers(...tags: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
}

function delayHindiMessages() {
  const hindi = languages.get('hi')!;
  const load = hindi.load;
  let release = () => {};
  vi.spyOn(hindi, 'load').mockReturnValue(
    new Promise<void>((resolve) => {
      release = resolve;
    }).then(load),
  );
  return {
    release: async () => {
      release();
      await load();
      await Promise.resolve();
    },
  };
}

afterEach(async () => {
  vi.useRealTimers();
  await setLanguage('en');
});

it('messages isolate the texts that run against the page’s direction, and no others', async () => {
  const dish = 'شاورما (2 pcs)';
  expect(m.dish_ran_out({ dish })).toBe(`\u2068${dish}\u2069 is out of stock`);
  expect(m.dish_ran_out({ dish: 'नान (2 pcs)' })).toBe('नान (2 pcs) is out of stock');
  expect(m.cart_units({ count: 2, name: dish })).toBe(`2 × \u2068${dish}\u2069`);
  await setLanguage('ar-XB');
  expect(m.orders_item({ count: 2, name: 'Butter naan' })).toContain('\u2068');
  expect(m.orders_item({ count: 2, name: 'شاورما' })).not.toContain('\u2068');
});

describe('the initial language', () => {
  it.each([
    [['hi-IN', 'en-US'], 'hi'],
    [['hi'], 'hi'],
    [['mr-IN', 'HI-in', 'en'], 'hi'],
    [['en-GB', 'hi-IN'], 'en'],
    [['fr-FR', 'de'], 'en'],
    [['ar-XB'], 'en'],
    [[], 'en'],
  ])('is, for a browser that prefers %j, %s', (tags, code) => {
    expect(preferredLanguage(tags)).toBe(code);
  });

  it('is the browser’s unless the diner has chosen one in this visit', async () => {
    browserPrefers('hi-IN');
    await initLanguage('');
    expect(currentLanguage()).toBe('hi');
    await initLanguage('en');
    expect(currentLanguage()).toBe('en');
  });

  it.each(['xx', '__proto__', 'hi\u0000'])(
    'is the browser’s when the record of the visit has the invalid value %j',
    async (stored) => {
      browserPrefers('hi');
      await initLanguage(stored);
      expect(currentLanguage()).toBe('hi');
    },
  );

  it('is English while the Hindi messages are slow to load, and Hindi once they are loaded', async () => {
    vi.useFakeTimers();
    const messages = delayHindiMessages();
    browserPrefers('hi');
    const first = initLanguage('');
    await vi.advanceTimersByTimeAsync(3000);
    await first;
    expect(currentLanguage()).toBe('en');
    await messages.release();
    await vi.waitFor(() => expect(currentLanguage()).toBe('hi'));
  });

  it('does not replace a language that the diner chose before and that is still loading', async () => {
    const messages = delayHindiMessages();
    browserPrefers('en-IN');
    const choice = setLanguage('hi');
    await initLanguage('hi');
    await messages.release();
    expect(await choice).toBe(true);
    expect(currentLanguage()).toBe('hi');
  });

  it('is the browser’s after a choice whose messages failed to load', async () => {
    vi.spyOn(languages.get('hi')!, 'load').mockRejectedValueOnce(new Error('offline'));
    await setLanguage('hi');
    browserPrefers('hi-IN');
    await initLanguage('');
    expect(currentLanguage()).toBe('hi');
  });

  it('is the diner’s choice when the messages of a prerendered page’s language load later', async () => {
    vi.useFakeTimers();
    document.documentElement.lang = 'hi';
    const messages = delayHindiMessages();
    const hydration = setLanguageWithTimeout('hi');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await hydration).toBe(false);
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    await initLanguage('en');
    await messages.release();
    expect(currentLanguage()).toBe('en');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });

  it('loads no Hindi messages when it is English', async () => {
    const load = vi.spyOn(languages.get('hi')!, 'load');
    browserPrefers('en-IN', 'hi-IN');
    await initLanguage('');
    expect(load).not.toHaveBeenCalled();
  });
});

describe('changing the language', () => {
  it('changes texts, plurals and the page’s lang attribute', async () => {
    await setLanguage('hi');
    expect(m.close()).toBe('बंद करें');
    expect(m.layout_cart_count({ count: 1 })).toBe('1 आइटम');
    expect(m.menu_dish_count({ count: 2, shown: '2' })).toBe('2 डिश');
    expect(formatRupees(64_000)).toBe('₹640');
    expect(document.documentElement).toHaveAttribute('lang', 'hi');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');

    await setLanguage('en');
    expect(m.close()).toBe('Close');
    expect(m.menu_dish_count({ count: 1500, shown: '1,500' })).toBe('1,500 dishes');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });

  it('re-renders memoised components that call useLanguage', async () => {
    const Inner = memo(function Inner() {
      useLanguage();
      return <p>{m.back()}</p>;
    });
    render(<Inner />);
    await act(() => setLanguage('hi'));
    expect(screen.getByText('वापस')).toBeInTheDocument();
  });

  it('keeps the language when messages fail to load', async () => {
    vi.spyOn(languages.get('hi')!, 'load').mockRejectedValue(new Error('offline'));
    expect(await setLanguage('hi')).toBe(false);
    expect(currentLanguage()).toBe('en');
    expect(m.close()).toBe('Close');
  });

  it('corrects the lang attribute of a prerendered page whose messages fail to load', async () => {
    vi.spyOn(languages.get('hi')!, 'load').mockRejectedValue(new Error('offline'));
    document.documentElement.lang = 'hi';
    expect(await setLanguage('hi')).toBe(false);
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });

  it('applies the last of two choices, even when the first one loads later', async () => {
    const messages = delayHindiMessages();
    const choosingHindi = setLanguage('hi');
    await setLanguage('en');
    await messages.release();
    await choosingHindi;
    expect(currentLanguage()).toBe('en');
    expect(m.close()).toBe('Close');
  });

  it('supports a generated right-to-left language', async () => {
    await setLanguage('ar-XB');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(m.close()).toBe('Çlósé ~');
  });
});
