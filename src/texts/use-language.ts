import { useSyncExternalStore } from 'react';
import { currentLanguage, onLanguageChange } from './language';

/**
 * The code of the current language. A component that uses this hook renders again when the language changes.
 * The page as a whole does, and so must every memoised component that shows texts.
 */
export function useLanguage(): string {
  return useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);
}
