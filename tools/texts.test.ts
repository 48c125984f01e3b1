import { describe, expect, it } from 'vitest';
import { askLoadedLanguage } from './texts';

const compiled = (choice: string) => `import { getLocale, experimentalStaticLocale } from '../runtime.js';
const en_back = () => \`Back\`;
const hi_back = () => \`वापस\`;
const ta_back = () => \`பின்\`;
export const back = ((inputs = {}, options = {}) => {
${choice}
});`;

describe('compiled messages', () => {
  it('ask the loaded language first, and keep no other than English', () => {
    const code = askLoadedLanguage(
      compiled(`	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_back(inputs)
	if (locale === "hi") return hi_back(inputs)
	return ta_back(inputs)`),
    );
    expect(code).toContain('return (loaded.back ?? en_back)(inputs)');
    expect(code).not.toMatch(/getLocale|hi_back\(|ta_back\(/);
  });

  it('are one function where the English is one text', () => {
    const code = askLoadedLanguage(`import { getLocale } from '../runtime.js';
const en_till = /** @type {(inputs: TillInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (\`till \${i?.time}\`)
};
export const till = /** @type {Till} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "en") return en_till(inputs)
	return hi_till(inputs)
});`);
    expect(code).toContain('((i) => loaded.till?.(i) ?? /** @type {LocalizedString} */ (`till ${i?.time}`))');
    expect(code).not.toContain('en_till');
  });

  it('stop the build when the compiler writes them otherwise', () => {
    expect(() => askLoadedLanguage(compiled('	return pick(options.locale)(inputs)'))).toThrow(
      'Not the message expected',
    );
  });
});
