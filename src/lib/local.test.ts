import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionTexts } from './local';

afterEach(() => sessionTexts.forgetPage());

describe('What is kept for the session', () => {
  it('is there for the next page', () => {
    expect(sessionTexts.set('place', 'table 7')).toBe(true);
    expect(sessionStorage.getItem('place')).toBe('table 7');
    expect(sessionTexts.get('place')).toBe('table 7');
  });

  it('is remembered by this page where the browser refuses it, and says that no other will find it', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    expect(sessionTexts.set('place', 'table 7')).toBe(false);
    expect(sessionTexts.get('place')).toBe('table 7');
    sessionTexts.forgetPage();
    expect(sessionTexts.get('place')).toBe('');
  });
});
