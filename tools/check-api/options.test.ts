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
    [['--shop', 'tiny'], /--api: '' is no http\(s\) address/],
    [['--shop', 'tiny', '--api', 'localhost:4001'], /--api: 'localhost:4001'/],
    [['--shop', 'tiny', ...api, '--lookup', 'ftp://example.com'], /--lookup: 'ftp:/],
    [['--shop', 'tiny', ...api, '--origin', 'example.com'], /--origin: 'example\.com'/],
    [api, /--shop: name a restaurant/],
    [['--shop', 'tiny', ...api, '--tables', '3'], /--tables/],
  ])('are refused by name: %j', (args, text) => {
    expect(() => readOptions(args)).toThrow(text);
  });
});
