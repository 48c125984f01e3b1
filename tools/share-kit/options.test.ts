import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readShareKitOptions } from './options';

const SANDBOX = ['--mode', 'sandbox', '--origin', 'http://localhost:4000'];

describe('readShareKitOptions', () => {
  it('reads names and options', () => {
    const args = ['spice-garden', 'green-leaf', '--tables', '1-2'];
    const dishes = ['--dish', 'Naan', '--dish', 'Salt, pepper'];
    expect(readShareKitOptions([...args, ...dishes, '--out', 'cards', ...SANDBOX])).toEqual({
      names: ['spice-garden', 'green-leaf'],
      tables: ['1', '2'],
      dishes: ['Naan', 'Salt, pepper'],
      out: path.resolve('cards'),
      accent: '#D73721',
      language: 'en',
      primary: new URL('http://localhost:4000'),
      mode: 'sandbox',
    });
  });

  it('returns no tables and no dishes unless they are named', () => {
    expect(readShareKitOptions(['spice-garden', '--mode', 'sandbox'])).toMatchObject({
      tables: [],
      dishes: [],
      out: path.resolve('share-kit'),
      primary: new URL('https://localhost'),
    });
  });

  it('returns null for --help, without any name', () => {
    expect(readShareKitOptions(['--help'])).toBeNull();
  });

  it.each([
    [[], 'Name at least one restaurant'],
    [['a', '--tables', '3-1'], '--tables'],
    [['a', '--tables'], '--tables'],
    [['a', '--accent', 'red'], '--accent'],
    [['a', '--accent', '#fff'], '--accent'],
    [['a', '--out', ' '], '--out'],
    [['a', '--table', '3'], '--table'],
    [['a', '--mode', 'sandbox', '--origin', 'https://order.example.com'], '--origin'],
    [['a', '--mode', 'sandbox', '--origin', 'localhost'], '--origin'],
  ])('refuses %j and names the option', (args, message) => {
    expect(() => readShareKitOptions(args)).toThrow(message);
  });
});
