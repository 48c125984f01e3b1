import { describe, expect, it } from 'vitest';
import { normalizeUrl } from './normalize-url';

const normalized = (path: string) => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  return normalizeUrl({ pathname, search, hash });
};

describe('normalizeUrl', () => {
  it.each([
    // Letters' case of parameter names. The router ignores that of the path.
    ['/SPICE-GARDEN/MENU?TYPE=DINEIN&TABLE=12', '/SPICE-GARDEN/MENU?type=DINEIN&table=12'],
    ['/menu?Type=DineIn&Table=12', '/menu?type=DineIn&table=12'],
    ['/orderInfo?orderid=7', '/orderInfo?OrderId=7'],
    ['/menu?DISH=D-4&Utm_Source=QR', '/menu?dish=D-4&Utm_Source=QR'],
    ['/search?Q=Dosa', '/search?q=Dosa'],
    // HTML entities
    ['/menu?type=dinein&amp;table=12', '/menu?type=dinein&table=12'],
    ['/menu?type=dinein&amp;amp;Table=12&AMP;utm=qr', '/menu?type=dinein&table=12&utm=qr'],
    ['/menu?type=dinein&amp%3Btable=12', '/menu?type=dinein&table=12'],
    // Doubled slashes
    ['//menu?type=dinein&table=12', '/menu?type=dinein&table=12'],
    ['//spice-garden///menu//?type=dinein', '/spice-garden/menu/?type=dinein'],
    ['//evil.example/menu', '/evil.example/menu'],
    // The end of a sentence
    ['/spice-garden.', '/spice-garden'],
    ['/spice-garden/cart),', '/spice-garden/cart'],
    ['/spice-garden%7D', '/spice-garden'],
    ['/menu?type=dinein&table=12.', '/menu?type=dinein&table=12'],
    ['/menu?type=dinein&table=12).', '/menu?type=dinein&table=12'],
    ['/menu?type=dinein&table=12%3E', '/menu?type=dinein&table=12'],
    ['/menu?type=dinein&table=12%E0%A5%A4', '/menu?type=dinein&table=12'],
    ['/menu/Breads?type=dinein&table=12,', '/menu/Breads?type=dinein&table=12'],
    ['/.', '/'],
    ['/spice-garden%22', '/spice-garden'],
    ["/spice-garden/cart'", '/spice-garden/cart'],
    ['/spice-garden%E2%80%A6', '/spice-garden'],
    ['/menu?type=dinein&table=12%E2%80%9D', '/menu?type=dinein&table=12'],
    ['/menu?type=dinein&table=12%E2%80%99.', '/menu?type=dinein&table=12'],
    // Copying and percent-encoding
    ['/spice-garden%E2%80%8B', '/spice-garden'],
    ['/spice-garden/offer%20', '/spice-garden/offer'],
    ['/spice-garden/offer%29%2E', '/spice-garden/offer'],
    // An order id that the payment page has not encoded
    ['/orderInfo?OrderId=#FF1042', '/orderInfo?OrderId=%23FF1042'],
    ['/orderInfo?status=ok&orderid=#FF1042&type=web', '/orderInfo?status=ok&OrderId=%23FF1042&type=web'],
    ['/orderInfo?OrderId=#FF+10#42', '/orderInfo?OrderId=%23FF%2B10%2342'],
    ['/orderInfo?OrderId=#FF1042).', '/orderInfo?OrderId=%23FF1042'],
    // A second query
    ['/menu?type=dinein&table=12?utm_source=qr', '/menu?type=dinein&table=12&utm_source=qr'],
    ['/menu?table=12?Type=dinein', '/menu?table=12&type=dinein'],
  ])('reads %s as %s', (written, url) => {
    expect(normalized(written)).toBe(url);
    expect(normalized(url)).toBe(url);
  });

  it.each([
    '/',
    '/spice-garden/',
    '/menu/50%25%20off%20%2F%20combos',
    '/menu/Pizza%20(large)',
    '/spice-garden/menu/Pizza%20(large)/',
    '/menu/Dr.%20Ram%27s%20etc.',
    '/menu/Half%252FFull?dish=d(1)&type=x',
    '/menu?dish=A%26amp%3Bb',
    '/menu?table=12.5&type=dinein#top.',
    '/order-history/order-details/Ab-7',
    '/order-history/order-details/POS%2F0012',
    '/order-history/order-details/%23FF1042',
    '/orderInfo?OrderId=A%2B12',
    '/orderInfo?OrderId=12%2613',
    '/orderInfo?OrderId=7#top',
    '/orderInfo?OrderId=&status=failed#top',
    '/search?q=',
    '/search?q=dosa?',
    '/search?q=pizza+12%22',
    '/menu/Chef%E2%80%99s%20%22best%22',
    '/menu?=&&a==b',
  ])('keeps %s', (url) => {
    expect(normalized(url)).toBe(url);
  });
});
