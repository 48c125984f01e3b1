import { describe, expect, it } from 'vitest';
import { demoRestaurants } from '../restaurants';
import { picture } from './index';

/** Maximum bytes of a picture, because a menu shows dozens. */
const heaviest = 40_000;

const textOf = (path: string) => picture(path)?.body.toString() ?? '';

describe('a picture', () => {
  it.each([
    ['/pictures/dish/amber-plate-skewer-lemon-capsicum.svg', '0 0 480 360'],
    ['/pictures/dish/mint-leaf-dosa.svg', '0 0 480 360'],
    ['/pictures/category/rose-pan.svg', '0 0 240 240'],
    ['/pictures/banner/biryani-thursdays.svg', '0 0 800 350'],
    ['/pictures/logo/spice-garden.svg', '0 0 48 48'],
  ])('is drawn for %s', (path, box) => {
    expect(picture(path)?.type).toBe('image/svg+xml');
    expect(textOf(path)).toContain(`viewBox="${box}"`);
  });

  it.each([
    '/pictures/dish/amber-plate-unicorn.svg',
    '/pictures/dish/amber-plate-skewer-unicorn.svg',
    '/pictures/dish/amber-table-skewer.svg',
    '/pictures/dish/beige-plate-skewer.svg',
    '/pictures/dish/amber-plate-skewer-lemon-onion-garlic.svg',
    '/pictures/dish/amber-plate.svg',
    '/pictures/category/amber-skewer-lemon.svg',
    '/pictures/banner/constructor.svg',
    '/pictures/logo/nobody.svg',
    '/pictures/menu/amber-skewer.svg',
    '/pictures/dish/../logo/spice-garden.svg',
    '/pictures/',
    '/elsewhere/logo/spice-garden.svg',
  ])('does not exist at %s', (path) => {
    expect(picture(path)).toBeUndefined();
  });

  it('is composed once', () => {
    const path = '/pictures/category/sky-noodles.svg';
    expect(picture(path)).toBe(picture(path));
  });

  it('contains its images inline, because an <img> loads no external files', () => {
    const references = [...textOf('/pictures/banner/first-order.svg').matchAll(/href="([^"]{0,20})/g)];
    expect(references.length).toBe(3);
    for (const [, reference] of references) expect(reference).toMatch(/^data:image\/webp/);
  });

  it('of a demo restaurant has at most 40 kB', () => {
    const paths = demoRestaurants.flatMap((restaurant) => [
      ...restaurant.sliders.map((banner) => banner.ImageUrl),
      ...restaurant.categories.map((category) => category.img_url),
      ...restaurant.dishes.flatMap((category) => category['items:'].map((dish) => dish.imageUrl)),
    ]);
    const heavy = [...new Set(paths)].filter((path) => (picture(path)?.body.length ?? 0) > heaviest);
    expect(heavy).toEqual([]);
  });
});
