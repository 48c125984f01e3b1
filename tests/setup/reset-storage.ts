import { safeLocalStorage, safeSessionStorage } from '@/platform/web-storage';

/** Forgets what the test has stored, and what it could not store. */
export function resetStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
  safeLocalStorage.clearUnstored();
  safeSessionStorage.clearUnstored();
}
