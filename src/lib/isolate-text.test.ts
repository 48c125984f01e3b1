import { expect, it } from 'vitest';
import { isolateText } from './isolate-text';

it.each([
  'شاورما (2 pcs)',
  'שווארמה',
  'Half (شاورما)',
  '٢ قطع',
  'ޝަވަރމާ',
  '𞤀𞤣𞤤𞤢𞤥',
  'reversed \u202emenu',
  'open \u2067isolate',
])('isolates %j in a left-to-right sentence', (text) => {
  expect(isolateText(text, 'ltr')).toBe(`\u2068${text}\u2069`);
});

it.each(['Butter naan', 'नान (2 पीस)', 'ਨਾਨ', '小笼包', 'Crème brûlée', '🔥 2 × €40', '', '12 Nov'])(
  'returns %j unchanged in a left-to-right sentence',
  (text) => {
    expect(isolateText(text, 'ltr')).toBe(text);
  },
);

it.each([
  ['Butter naan', '\u2068Butter naan\u2069'],
  ['नान', '\u2068नान\u2069'],
  ['شاورما', 'شاورما'],
  ['€40', '€40'],
])('in a right-to-left sentence, %j becomes %j', (text, expected) => {
  expect(isolateText(text, 'rtl')).toBe(expected);
});
