import { describe, expect, it } from 'vitest';
import { readOptions } from './options';

const api = ['--api', 'https://api.example.com/'];

describe('The options of npm run check-api', () => {
  it('fill in the lookup and the origin', () => {
    expect(readOptions([...api, '--shop', 'spicegarden.in'])).toMatchObject({
      api: 'https://api.example.com',
      lookup: 'https://api.example.com',
      origin: 'https://spicegarden.in',
      write: false,
    });
    const own = [
      '--lookup',
      'https://find.example.com',
      '--origin',
      'https://order.example.com/spice-garden',
    ];
    expect(readOptions([...api, '--shop', 'spice-garden', ...own])).toMatchObject({
      lookup: 'https://find.example.com',
      origin: 'https://order.example.com',
    });
  });

  it.each([
    ['www.SpiceGarden.in', 'spicegarden.in', false],
    ['spicegarden.in', 'spicegarden.in', false],
    ['Spice-Garden', 'Spice-Garden', true],
  ])('read the shop as the storefront does: %s', (typed, shop, isOriginAssumed) => {
    expect(readOptions([...api, '--shop', typed])).toMatchObject({ shop, isOriginAssumed });
  });

  it.each([
    [['--shop', 'tiny'], /--api: '' is no http\(s\) address/],
    [['--shop', 'tiny', '--api', 'localhost:4001'], /--api: 'localhost:4001'/],
    [['--shop', 'tiny', ...api, '--lookup', 'ftp://example.com'], /--lookup: 'ftp:/],
    [['--shop', 'tiny', ...api, '--origin', 'example.com'], /--origin: 'example\.com'/],
    [api, /--shop: name a restaurant/],
    [['--shop', 'tiny', ...api, '--tables', '3'], /--tables/],
    [['--shop', 'https://spicegarden.in', ...api], /--shop: 'https:/],
    [['--shop', 'tiny', ...api, '--phone', '98765'], /--phone: '98765' does not have ten digits/],
    [['--shop', 'tiny', ...api, '--phone', '+919876543210'], /--phone/],
  ])('are refused by name: %j', (args, text) => {
    expect(() => readOptions(args)).toThrow(text);
  });
});
