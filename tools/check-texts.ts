/** Plain, or with variants selected by the inputs. */
type Text = string | readonly [{ declarations: string[]; match: Record<string, string> }];

export type Texts = Readonly<Record<string, Text>>;

function variantsOf(text: Text): readonly string[] {
  return typeof text === 'string' ? [text] : Object.values(text[0].match);
}

function placeholdersOf(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');
}

function missingForms(text: Text, language: string): string[] {
  if (typeof text === 'string' || !text[0].declarations.some((each) => each.endsWith(': plural'))) return [];
  const forms = Object.keys(text[0].match).map((selector) => selector.split('=')[1]);
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  return pluralCategories.filter((form) => !forms.includes(form));
}

function problemsOf(english: Text, text: Text, language: string, isSameAsEnglish: boolean): string[] {
  const expected = placeholdersOf(variantsOf(english)[0] ?? '');
  const isSame = JSON.stringify(english) === JSON.stringify(text);
  return [
    ...(variantsOf(text).some((each) => placeholdersOf(each) !== expected) ? ['other placeholders'] : []),
    ...(variantsOf(text).some((each) => each.trim() === '') ? ['empty'] : []),
    ...missingForms(text, language).map((form) => `no plural form '${form}'`),
    ...(isSame && !isSameAsEnglish ? ['not translated'] : []),
    ...(!isSame && isSameAsEnglish ? ['listed as the same as in English, but differs'] : []),
  ];
}

/** @param sameAsEnglish keys of texts that are the same in English */
export function findTextProblems(
  english: Texts,
  other: Texts,
  language: string,
  sameAsEnglish: ReadonlySet<string>,
): string[] {
  const unknown = Object.keys(other).filter((key) => !(key in english));
  return [
    ...unknown.map((key) => `${key}: not in English`),
    ...Object.entries(english).flatMap(([key, text]) => {
      const translated = other[key];
      if (translated === undefined) return [`${key}: missing`];
      return problemsOf(text, translated, language, sameAsEnglish.has(key)).map(
        (problem) => `${key}: ${problem}`,
      );
    }),
  ];
}
