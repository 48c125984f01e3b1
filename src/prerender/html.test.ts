import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { dataBlock, escapeJson, escapeText, publicLink, tag } from './html';

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '&lt;b&gt; &amp; & &#0;',
  'line\u2028and\u2029paragraph',
  '$& $1 $` $$',
  'नमक ½ 🌶️',
];

describe('untrusted text in a page', () => {
  it.each(HOSTILE)('is unchanged as element content and as an attribute value: %s', (text) => {
    const { document } = new JSDOM(`<title>${escapeText(text)}</title>${tag('meta', { content: text })}`)
      .window;
    expect(document.querySelector('title')?.textContent).toBe(text);
    expect(document.querySelector('meta')?.getAttributeNames()).toEqual(['content']);
    expect(document.querySelector('meta')?.content).toBe(text);
  });

  it('loses control characters, which XML does not allow', () => {
    expect(escapeText('a\u0000b\u001Fc\td\uFFFE')).toBe('abc\td');
  });

  it('is read back unchanged from a JSON data block, and cannot close the block', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...HOSTILE), fc.string()), (text) => {
        const written = escapeJson([text]);
        return !/[<>&\u2028\u2029]/.test(written) && (JSON.parse(written) as string[])[0] === text;
      }),
    );
    const { document } = new JSDOM(dataBlock('application/json', HOSTILE, 'known')).window;
    expect(document.scripts).toHaveLength(1);
    expect(JSON.parse(document.getElementById('known')?.textContent ?? '')).toEqual(HOSTILE);
  });
});

describe('publicLink', () => {
  it.each([
    ['https://cdn.example.com/a b.png', 'https://cdn.example.com/a%20b.png'],
    ['/pictures/a.png', 'https://order.example.com/pictures/a.png'],
    ['//cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,<script>', undefined],
    ['https://', undefined],
    ['', undefined],
    [null, undefined],
  ])('returns an absolute http(s) URL or undefined for %s', (link, address) => {
    expect(publicLink(link, 'https://order.example.com/spice-garden/')).toBe(address);
  });
});
