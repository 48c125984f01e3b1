import { describe, expect, it } from 'vitest';
import { makeFileNames } from './file-names';

describe('a file name', () => {
  it.each([
    ['spice-garden', 'spice-garden'],
    ['spicegarden.in', 'spicegarden.in'],
    ['Butter Naan (2 pcs)', 'butter-naan-2-pcs'],
    ['../../etc/passwd', 'etc-passwd'],
    ['a\\b:c*?"<>|', 'a-b-c'],
    ['x\u0000\n\u202Ey', 'x-y'],
    ['.hidden', 'hidden'],
    ['मसाला दोसा', 'मसाला-दोसा'],
    ['🍕', 'unnamed'],
    ['..', 'unnamed'],
  ])('for %j is %j', (text, name) => {
    expect(makeFileNames()(text)).toBe(name);
  });

  it('is short enough for every file system', () => {
    const name = makeFileNames()('द'.repeat(500));
    expect(Buffer.byteLength(`preview-dish-${name}.jpg`)).toBeLessThan(255);
  });

  it('is not given twice', () => {
    const fileFor = makeFileNames();
    expect(['A 1', 'a-1', 'a/1', 'a-1-2'].map(fileFor)).toEqual(['a-1', 'a-1-2', 'a-1-3', 'a-1-2-2']);
  });
});
