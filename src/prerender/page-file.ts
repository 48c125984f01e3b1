/** English files have no language suffix, so that every host finds them. */
export const BASE = 'en';

/** Returns a file name as hosts with language negotiation expect it: 'menu.hi.html'. */
export function pageFile(page: 'index' | 'menu', language: string): string {
  return language === BASE ? `${page}.html` : `${page}.${language}.html`;
}

/** Returns the language of a page's file; undefined for English and other files. */
export function languageOfFile(file: string): string | undefined {
  return /^(?:index|menu)\.([\w-]+)\.html$/.exec(file)?.[1];
}
