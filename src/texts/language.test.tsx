import { act, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatRupees } from '@/lib/money';
import { m } from '.';
import { chooseLanguage, preferredLanguage, speak, speakFirst, spokenLanguage } from './language';
import { languages } from './languages';
import { useLanguage } from './use-language';

function browserPrefers(...tags: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);
}

/** Hindi's messages, on their way until they are let arrive. */
function loadHindiLater() {
  const hindi = languages.get('hi')!;
  const load = hindi.load;
  let arrive = () => {};
  vi.spyOn(hindi, 'load').mockReturnValue(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }).then(load),
  );
  return {
    arrive: async () => {
      arrive();
      await load();
      await Promise.resolve();
    },
  };
}

afterEach(async () => {
  vi.useRealTimers();
  await chooseLanguage('en');
  sessionStorage.clear();
});

describe('the language that is spoken first', () => {
  it.each([
    [['hi-IN', 'en-US'], 'hi'],
    [['hi'], 'hi'],
    [['mr-IN', 'HI-in', 'en'], 'hi'],
    [['en-GB', 'hi-IN'], 'en'],
    [['fr-FR', 'ta'], 'en'],
    [['ar-XB'], 'en'],
    [[], 'en'],
  ])('of a browser that prefers %j is %s', (tags, code) => {
    expect(preferredLanguage(tags)).toBe(code);
  });

  it('is the browser’s until the diner has chosen, then what was chosen in this visit', async () => {
    browserPrefers('hi-IN');
    await speakFirst();
    expect(spokenLanguage()).toBe('hi');
    expect(sessionStorage).toHaveLength(0);

    await chooseLanguage('en');
    expect(sessionStorage.getItem('language')).toBe('en');
    await speakFirst();
    expect(spokenLanguage()).toBe('en');
  });

  it.each(['xx', '__proto__', 'hi\u0000'])('is the browser’s where the visit has kept %j', async (kept) => {
    sessionStorage.setItem('language', kept);
    browserPrefers('hi');
    await speakFirst();
    expect(spokenLanguage()).toBe('hi');
  });

  it('is English while its messages are long in coming', async () => {
    vi.useFakeTimers();
    const late = loadHindiLater();
    browserPrefers('hi');
    const first = speakFirst();
    await vi.advanceTimersByTimeAsync(3000);
    await first;
    expect(spokenLanguage()).toBe('en');
    await late.arrive();
    expect(spokenLanguage()).toBe('hi');
  });

  it('loads no messages for English', async () => {
    const load = vi.spyOn(languages.get('hi')!, 'load');
    browserPrefers('en-IN', 'hi-IN');
    await speakFirst();
    expect(load).not.toHaveBeenCalled();
  });
});

describe('speaking another language', () => {
  it('changes texts, plurals and the page’s own language', async () => {
    await chooseLanguage('hi');
    expect(m.close()).toBe('बंद करें');
    expect(m.layout_cart_count({ count: 1 })).toBe('1 आइटम');
    expect(m.menu_dish_count({ count: 150_000 })).toBe('1,50,000 डिश');
    expect(formatRupees(12_500_000)).toBe('₹1,25,000');
    expect(document.documentElement).toHaveAttribute('lang', 'hi');
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');

    await chooseLanguage('en');
    expect(m.close()).toBe('Close');
    expect(m.menu_dish_count({ count: 1500 })).toBe('1,500 dishes');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });

  it('draws what is there anew, also what is drawn only when its own properties change', async () => {
    const Inner = memo(function Inner() {
      useLanguage();
      return <p>{m.back()}</p>;
    });
    render(<Inner />);
    await act(() => chooseLanguage('hi'));
    expect(screen.getByText('वापस')).toBeInTheDocument();
  });

  it('stays with what it speaks when messages do not arrive, and keeps no choice', async () => {
    vi.spyOn(languages.get('hi')!, 'load').mockRejectedValue(new Error('offline'));
    expect(await chooseLanguage('hi')).toBe(false);
    expect(spokenLanguage()).toBe('en');
    expect(m.close()).toBe('Close');
    expect(sessionStorage.getItem('language')).toBeNull();
  });

  it('says what it speaks where the messages of a page written in another language do not arrive', async () => {
    vi.spyOn(languages.get('hi')!, 'load').mockRejectedValue(new Error('offline'));
    document.documentElement.lang = 'hi';
    expect(await speak('hi')).toBe(false);
    expect(document.documentElement).toHaveAttribute('lang', 'en');
  });

  it('ends with the last of two choices, whichever arrives first', async () => {
    const late = loadHindiLater();
    const choosingHindi = chooseLanguage('hi');
    await chooseLanguage('en');
    await late.arrive();
    await choosingHindi;
    expect(spokenLanguage()).toBe('en');
    expect(m.close()).toBe('Close');
    expect(sessionStorage.getItem('language')).toBe('en');
  });

  it('knows a made-up one from right to left', async () => {
    await chooseLanguage('ar-XB');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(m.close()).toBe('Çlósé ~');
  });
});
