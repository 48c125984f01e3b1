import { afterEach, describe, expect, it, vi } from 'vitest';
import { safeSessionStorage } from './web-storage';

afterEach(() => safeSessionStorage.clearUnstored());

describe('safeSessionStorage', () => {
  it('writes a value to sessionStorage, returns true and reads the value back', () => {
    expect(safeSessionStorage.set('place', 'table 7')).toBe(true);
    expect(sessionStorage.getItem('place')).toBe('table 7');
    expect(safeSessionStorage.get('place')).toBe('table 7');
  });

  it('returns false when the browser refuses a value, and holds it in memory until clearUnstored', () => {
    vi.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(safeSessionStorage.set('place', 'table 7')).toBe(false);
    expect(safeSessionStorage.get('place')).toBe('table 7');
    safeSessionStorage.clearUnstored();
    expect(safeSessionStorage.get('place')).toBe('');
  });
});
