import { useSyncExternalStore } from 'react';
import { onLanguageChange, spokenLanguage } from './language';

/**
 * The code of the spoken language. What calls it is drawn anew when the language changes: the page as a whole,
 * and whatever is otherwise drawn only when its own properties change.
 */
export function useLanguage(): string {
  return useSyncExternalStore(onLanguageChange, spokenLanguage, spokenLanguage);
}
