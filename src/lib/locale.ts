let locale = 'en-IN';

/** Sets what numbers, money, dates and times are written by from now on: a BCP 47 tag, such as 'hi-IN'. */
export function setLocale(tag: string): void {
  locale = tag;
}

/** A formatter of the locale that is set when it is used; made once for each. */
export function byLocale<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}
