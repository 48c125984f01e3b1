import { useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange } from '.';

/** Renders again when the language changes. Memoised components with texts must call it, too. */
export function useLanguage(): string {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
}
