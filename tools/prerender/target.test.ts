import { describe, expect, it } from 'vitest';
import { targetOf } from './target';

const primary = new URL('https://order.example.com');

describe('the target of a restaurant', () => {
  it.each([
    ['spice-garden', 'https://order.example.com/spice-garden', 'order.example.com/spice-garden'],
    [
      'order.example.com/spice-garden/menu',
      'https://order.example.com/spice-garden',
      'order.example.com/spice-garden',
    ],
    [
      'मसाला',
      'https://order.example.com/%E0%A4%AE%E0%A4%B8%E0%A4%BE%E0%A4%B2%E0%A4%BE',
      'order.example.com/मसाला',
    ],
    ['Spice-Garden', 'https://order.example.com/spice-garden', 'order.example.com/spice-garden'],
    ['order.example.com/CAF%C3%89', 'https://order.example.com/caf%C3%A9', 'order.example.com/café'],
    ['spicegarden.in', 'https://spicegarden.in', 'spicegarden.in'],
    ['http://spicegarden.in/menu', 'http://spicegarden.in', 'spicegarden.in'],
    ['www.spicegarden.in', 'https://www.spicegarden.in', 'spicegarden.in'],
  ])('is a home address and a folder for %s', (name, home, folder) => {
    expect(targetOf(name, primary)).toMatchObject({ home, folder });
  });

  it('has the scheme and the port of the primary domain', () => {
    const local = new URL('http://localhost:4000');
    expect(targetOf('spice-garden', local).home).toBe('http://localhost:4000/spice-garden');
    expect(targetOf('spice-garden.localhost', local).home).toBe('http://spice-garden.localhost:4000');
  });

  it.each([
    'order.example.com',
    'https://order.example.com/',
    'http://',
    '..',
    '../etc',
    'order.example.com/%2e%2e%2fx',
  ])('does not exist for %s', (name) => {
    expect(() => targetOf(name, primary)).toThrow(name);
  });
});
