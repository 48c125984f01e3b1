/** English's files have plain names, which every host finds. */
export const BASE = 'en';

/** The file of a page in a language, as hosts that choose by what the browser prefers look for it: 'menu.hi.html'. */
export function pageFile(page: 'index' | 'menu', language: string): string {
  return language === BASE ? `${page}.html` : `${page}.${language}.html`;
}

/** The language of a page's file, for any but English and any other file undefined. */
export function languageOfFile(file: string): string | undefined {
  return /^(?:index|menu)\.([\w-]+)\.html$/.exec(file)?.[1];
}
