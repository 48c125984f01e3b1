import { describe, expect, it } from 'vitest';
import { webAppManifest } from './manifest';

const icon = { src: 'https://cdn.example.com/logo.png', sizes: '512x512', type: 'image/png' };

const ORIGIN = 'https://order.example.com';

function manifestOf(name: string, basename = '/spice-garden') {
  const shop = { name, about: 'North Indian kitchen', address: '', imageUrl: icon.src };
  return webAppManifest({
    shop,
    origin: ORIGIN,
    basename,
    icon,
    language: 'en',
    themeColor: 'tomato',
    backgroundColor: 'white',
  });
}

describe('a restaurant’s web app manifest', () => {
  it('covers its home and what is below it, and not a restaurant whose slug begins alike', () => {
    expect(manifestOf('Spice Garden')).toEqual({
      // Without the slash, as in earlier installations.
      id: 'https://order.example.com/spice-garden',
      name: 'Spice Garden',
      short_name: 'Spice Garden',
      description: 'North Indian kitchen',
      lang: 'en',
      start_url: 'https://order.example.com/spice-garden/',
      scope: 'https://order.example.com/spice-garden/',
      display: 'standalone',
      theme_color: 'tomato',
      background_color: 'white',
      icons: [icon],
    });
  });

  it('covers the whole of a restaurant’s own domain', () => {
    const home = `${ORIGIN}/`;
    expect(manifestOf('Spice Garden', '')).toMatchObject({ id: home, start_url: home, scope: home });
  });

  it.each([
    ['Big Bazaar Food Court', 'Big Bazaar'],
    ['Sri Venkateshwara Bhavan', 'Sri'],
    ['Annapoorneshwari Mess', 'Annapoorneshwari'],
    ['  दिल्ली दरबार रेस्टोरेंट', 'दिल्ली दरबार'],
  ])('shortens %s at a word’s end', (name, short) => {
    expect(manifestOf(name.trim()).short_name).toBe(short);
  });
});
