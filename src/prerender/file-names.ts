import { moduleOf, type RouteIdWith } from '@/config/routes';

export type PrerenderedRouteId = RouteIdWith<'isPrerendered', true>;

/** Its files have no language suffix, so that every host finds them. */
export const BASE_LANGUAGE = 'en';

/** Returns a file name as hosts with language negotiation expect it: 'menu.hi.html'. */
export function pageFile(id: PrerenderedRouteId, language: string): string {
  const name = id === 'home' ? 'index' : moduleOf(id);
  return language === BASE_LANGUAGE ? `${name}.html` : `${name}.${language}.html`;
}

/** Returns the language of a page's file; undefined for English and other files. */
export function languageOfFile(file: string): string | undefined {
  return /^[\w-]+\.([\w-]+)\.html$/.exec(file)?.[1];
}

/** In bytes, as file systems limit names. */
const MAX_NAME_LENGTH = 200;

/** Returns the file of a dish's preview, encoded like the id in `?dish=`; null when it is too long. */
export function dishFile(dishId: string): string | null {
  const name = new URLSearchParams({ dish: dishId }).toString().slice('dish='.length);
  return name.length > MAX_NAME_LENGTH ? null : `dish/${name}.html`;
}
