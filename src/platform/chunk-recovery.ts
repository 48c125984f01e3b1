import { releaseOfEntry } from '@/lib/release-name';
import { navigation } from './navigation';
import { safeSessionStorage } from './web-storage';

/** Session storage key of the last release for which this tab reloaded itself. */
const RELEASE_KEY = 'release';

const APP_SCRIPT_SELECTOR = 'script[type="module"][src^="/assets/"]';

/** Name of the `<meta>` with the entry file of a prerendered page, which loads it later. */
export const APP_SCRIPT_META = 'application-code';

export function appScriptOf(page: Document): string | undefined {
  return page.querySelector<HTMLMetaElement>(`meta[name=${APP_SCRIPT_META}]`)?.content;
}

/** Returns the entry file. The hash in its name identifies the release. */
function entryOf(page: Document): string | null {
  return page.querySelector(APP_SCRIPT_SELECTOR)?.getAttribute('src') ?? appScriptOf(page) ?? null;
}

export function releaseName(): string {
  return releaseOfEntry(entryOf(document) ?? '');
}

/** Returns the entry file on the server; null when it is the same or unknown. */
async function findNewRelease(): Promise<string | null> {
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

/** Whether a reload would lose input. Fields marked with `PERSISTED_INPUT` do not count. */
function hasUnsavedInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:not([type="radio"], [type="checkbox"]), textarea, dialog[open] input:checked',
  );
  return [...fields].some((field) => field.value !== '' && !field.matches('[data-persisted-input]'));
}

/** Marks a field whose content survives a reload. */
export const PERSISTED_INPUT = { 'data-persisted-input': '' };

/** Reloads once per release. Without session storage it does not reload, to avoid a loop. */
export function reloadOnceFor(release: string): void {
  if (safeSessionStorage.get(RELEASE_KEY) === release) return;
  if (safeSessionStorage.set(RELEASE_KEY, release)) navigation.reload();
}

/**
 * Reloads once when a new release has replaced this one. With unsaved input the diner decides instead.
 * @returns whether there is a new release
 */
export async function recoverFromChunkError(): Promise<boolean> {
  const release = await findNewRelease();
  if (release === null) return false;
  if (!hasUnsavedInput()) reloadOnceFor(release);
  return true;
}
