import { afterEach, describe, expect, it, vi } from 'vitest';
import { safeSessionStorage } from './web-storage';

afterEach(() => safeSessionStorage.clearUnstored());

describe('What is kept for the session', () => {
  it('is there for the next page', () => {
    expect(safeSessionStorage.set('place', 'table 7')).toBe(true);
    expect(sessionStorage.getItem('place')).toBe('table 7');
    expect(safeSessionStorage.get('place')).toBe('table 7');
  });

  it('is remembered by this page where the browser refuses it, and says that no other will find it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(safeSessionStorage.set('place', 'table 7')).toBe(false);
    expect(safeSessionStorage.get('place')).toBe('table 7');
    safeSessionStorage.clearUnstored();
    expect(safeSessionStorage.get('place')).toBe('');
  });
});
