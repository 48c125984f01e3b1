import { safeSessionStorage } from './web-storage';
import { releaseOfEntry } from '@/lib/release-name';

/** In session storage: the last release for which this tab was loaded anew by itself. */
const RELOADED_RELEASE_KEY = 'release';

const APP_SCRIPT_SELECTOR = 'script[type="module"][src^="/assets/"]';

/** The name of the element in which a page written ahead names its entry, which it loads later. */
export const APP_SCRIPT_META = 'application-code';

export function appScriptOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name=${APP_SCRIPT_META}]`)?.content;
}

/** The file that a page starts with. Its name carries a hash of the whole release, so it tells one from the next. */
function entryOf(page: Document): string | null {
  return page.querySelector(APP_SCRIPT_SELECTOR)?.getAttribute('src') ?? appScriptOf(page) ?? null;
}

/** The name of this page's release in error reports. */
export function releaseName(): string {
  return releaseOfEntry(entryOf(document) ?? '');
}

let outdated = false;
const listeners = new Set<() => void>();

/** Whether this page is known to be of a former release, of which files are missing. */
export function isOutdated(): boolean {
  return outdated;
}

/** Calls back when that has become known. */
export function onOutdated(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The release that the server has in place of this page's; null for the same one, or when nobody can tell. */
async function newRelease(): Promise<string | null> {
  const own = entryOf(document);
  if (own === null) return null;
  try {
    const answer = await fetch('/index.html', { cache: 'no-store' });
    if (!answer.ok) return null;
    const entry = entryOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    return entry === own ? null : entry;
  } catch {
    return null;
  }
}

/**
 * Whether a reload would lose something typed or chosen. Fields whose content the next page finds again say so
 * (`PERSISTED_INPUT`); every other that holds something counts.
 */
function hasUnsavedInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="radio"], [type="checkbox"]), textarea, dialog[open] input:checked',
  );
  return [...fields].some((field) => field.value !== '' && !field.matches('[data-persisted-input]'));
}

/** Marks a field whose content outlives the page. */
export const PERSISTED_INPUT = { 'data-persisted-input': '' };

/** Loads the page anew for a release, unless this tab has done so before or could not remember it. */
export function reloadOnceFor(release: string): void {
  if (safeSessionStorage.get(RELOADED_RELEASE_KEY) === release) return;
  if (safeSessionStorage.set(RELOADED_RELEASE_KEY, release)) window.location.reload();
}

/**
 * What follows when a file of the page did not come: where that is because another release has taken this
 * one's place, the page is loaded anew, once; not over what would be lost with it, then the diner is asked.
 */
export async function recoverFromChunkError(): Promise<void> {
  const release = await newRelease();
  if (release === null) return;
  if (!hasUnsavedInput()) reloadOnceFor(release);
  outdated = true;
  for (const listener of listeners) listener();
}

/** As a diner asks for it: whatever is typed and not kept is theirs to give up. */
export function reloadPage(): void {
  window.location.reload();
}
