import { moduleOf, type RouteIdWith } from '@/config/routes';

export type PrerenderedRouteId = RouteIdWith<'isPrerendered', true>;

/** English files have no language suffix, so that every host finds them. */
export const BASE = 'en';

/** Returns a file name as hosts with language negotiation expect it: 'menu.hi.html'. */
export function pageFile(id: PrerenderedRouteId, language: string): string {
  const name = id === 'home' ? 'index' : moduleOf(id);
  return language === BASE ? `${name}.html` : `${name}.${language}.html`;
}

/** Returns the language of a page's file; undefined for English and other files. */
export function languageOfFile(file: string): string | undefined {
  return /^[\w-]+\.([\w-]+)\.html$/.exec(file)?.[1];
}
