import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTextProblems, type Texts } from './check-texts';

const TEXTS = path.resolve(import.meta.dirname, '../src/texts');
const settings = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../project.inlang/settings.json'), 'utf8'),
) as { locales: string[]; 'plugin.inlang.messageFormat': { pathPattern: string[] } };

const filesOf = (language: string) => readdirSync(path.join(TEXTS, language));

const readTexts = (language: string, file: string) =>
  JSON.parse(readFileSync(path.join(TEXTS, language, file), 'utf8')) as Texts;

function textsOf(language: string): Texts {
  return Object.assign({}, ...filesOf(language).map((file) => readTexts(language, file))) as Texts;
}

/** Texts that are the same in every language: codes, abbreviations, bare placeholders. */
const SAME_AS_ENGLISH = new Set([
  'cart_units',
  'receipt_line',
  'receipt_line_sized',
  'receipt_named',
  'cart_toppings_of_some',
  'checkout_gst',
  'checkout_gst_unknown',
  'dish_addon_price',
  'login_country_code',
  'login_otp',
  'orders_details_count',
  'orders_details_gst',
  'orders_item',
  'prerender_dish_description',
  'prerender_dish_title',
  'tracking_title_status',
]);

describe('the texts of the interface', () => {
  const english = textsOf('en');
  const others = settings.locales.filter((language) => language !== 'en');

  it.each(others)('are complete and consistent in %s', (language) => {
    expect(findTextProblems(english, textsOf(language), language, SAME_AS_ENGLISH)).toEqual([]);
  });

  it.each(settings.locales)(
    'are all compiled in %s, except those of legal and prerendered pages',
    (language) => {
      const compiled = settings['plugin.inlang.messageFormat'].pathPattern.map((file) => path.basename(file));
      expect(filesOf(language).sort()).toEqual([...compiled, 'legal.json', 'prerender.json'].sort());
    },
  );

  const topicFiles = filesOf('en').filter((file) => file !== 'common.json');
  it.each(topicFiles)('have keys that begin with the name of their file: %s', (file) => {
    const prefix = `${path.basename(file, '.json')}_`;
    for (const language of settings.locales)
      expect(Object.keys(readTexts(language, file)).filter((key) => !key.startsWith(prefix))).toEqual([]);
  });

  it('are all used', () => {
    const code = ['src', 'tools']
      .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => /\.tsx?$/.test(entry.name))
      .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
      .join('\n');
    // A text in the state is named by its key (src/texts/stored-text.ts).
    const used = new Set(
      [...code.matchAll(/\bm\.(\w+)|'(\w+)'/g)].map(([, called, named]) => called ?? named),
    );
    expect(Object.keys(english).filter((key) => !used.has(key))).toEqual([]);
  });
});

describe('the text check', () => {
  const plural = (match: Record<string, string>): Texts => ({
    items: [{ declarations: ['input count', 'local countPlural = count: plural'], match }],
  });
  const none = new Set<string>();

  it('finds missing, unknown, untranslated and empty texts', () => {
    const english = { add: 'Add', code: 'OTP', more: 'more', back: 'Back' };
    const hindi = { add: 'Add', code: 'OTP', back: ' ', gone: 'गया' };
    expect(findTextProblems(english, hindi, 'hi', new Set(['code']))).toEqual([
      'gone: not in English',
      'add: not translated',
      'more: missing',
      'back: empty',
    ]);
  });

  it('finds placeholders that are missing, misspelt or unknown, in any variant', () => {
    expect(findTextProblems({ sum: '{a} of {b}' }, { sum: '{b} में से {a}' }, 'hi', none)).toEqual([]);
    expect(findTextProblems({ sum: '{a} of {b}' }, { sum: '{b} में से' }, 'hi', none)).toEqual([
      'sum: other placeholders',
    ]);
    const english = plural({ 'countPlural=one': '{count} item', 'countPlural=other': '{count} items' });
    const hindi = plural({ 'countPlural=one': 'एक आइटम', 'countPlural=other': '{count} आइटम' });
    expect(findTextProblems(english, hindi, 'hi', none)).toEqual(['items: other placeholders']);
  });

  it('requires every plural form of the language', () => {
    const english = plural({ 'countPlural=one': '{count} item', 'countPlural=other': '{count} items' });
    const arabic = plural({ 'countPlural=one': '{count} س', 'countPlural=other': '{count} ع' });
    expect(findTextProblems(english, arabic, 'ar', none)).toHaveLength(4);
  });

  it('finds texts that are listed as the same in every language but differ', () => {
    expect(findTextProblems({ add: 'Add' }, { add: 'जोड़ें' }, 'hi', new Set(['add']))).toEqual([
      'add: listed as the same as in English, but differs',
    ]);
  });
});
