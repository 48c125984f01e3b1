let locale = 'en-IN';

/** @param tag BCP 47 tag for numbers, money, dates and times, such as 'hi-IN'. */
export function setLocale(tag: string): void {
  locale = tag;
}

/** Creates one formatter per locale and uses the current locale on each call. */
export function byLocale<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}
