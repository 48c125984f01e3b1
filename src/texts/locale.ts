let locale = 'en-IN';

/** @param tag BCP 47 tag for distances, dates and times, such as 'hi-IN'. */
export function setLocale(tag: string): void {
  locale = tag;
}

/** Returns a function that creates or reuses the formatter of the current locale. */
export function byLocale<Format>(make: (locale: string) => Format): () => Format {
  const made = new Map<string, Format>();
  return () => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
}
