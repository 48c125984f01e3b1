import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text';

describe('plainText', () => {
  it.each([
    ['Mac &amp; cheese', 'Mac & cheese'],
    ['Chef&#39;s special', "Chef's special"],
    ['Chef&#x27;s', "Chef's"],
    ['Chef&#146;s', 'Chef’s'],
    ['&#8364; 250', '€ 250'],
    ['Cr&egrave;me br&ucirc;l&eacute;e, jalape&ntilde;o, gar&ccedil;on', 'Crème brûlée, jalapeño, garçon'],
    ['Fish &AMP; chips &QUOT;XL&QUOT;', 'Fish & chips "XL"'],
    ['Pizza 12&Prime; &hearts;, 250&plusmn;10 g', 'Pizza 12″ ♥, 250±10 g'],
    ['Rich&nbsp;gravy', 'Rich\u00a0gravy'],
    ['&#128293; Hot &#xD83C;&#xDF36;', '🔥 Hot 🌶'],
    ['Mac &amp;amp; cheese', 'Mac &amp; cheese'],
    ['&lt;b&gt;bold&lt;/b&gt;', '<b>bold</b>'],
    ['&#0;&#1114112;', '\ufffd\ufffd'],
  ])('reads the entities of %j once', (text, expected) => {
    expect(plainText(text)).toBe(expected);
  });

  it.each(['AT&T', 'R&B; soul', '&unknown; &bring; &constructor;', 'Salt & pepper', '&amp', '&#;', '&#x;'])(
    'keeps %j, which has no known entity',
    (text) => {
      expect(plainText(text)).toBe(text);
    },
  );

  it.each(['a < b', 'I <3 you', 'x<5 and y>3', '<- left', '<>', 'Spicy <hot', '1 <!> 2', 'Rich<br'])(
    'keeps %j, which has no tag',
    (text) => {
      expect(plainText(text)).toBe(text);
    },
  );

  it.each([
    ['Rich<br>creamy', 'Rich\ncreamy'],
    ['Rich <BR/> creamy<br clear="all">sweet', 'Rich\ncreamy\nsweet'],
    ['Rich</br>creamy', 'Rich\ncreamy'],
    ['one<br />\ntwo<br />\n<br />\nthree', 'one\ntwo\n\nthree'],
    ['<p>Rich</p>\n<p class="x">creamy</p>', 'Rich\ncreamy'],
    ['Has:<ul><li>milk</li><li>nuts</li></ul>', 'Has:\nmilk\nnuts'],
    ['<table><tr><th>Fat</th><td>3 g</td></tr></table>', 'Fat\n3 g'],
    ['<dl><dt>Fat</dt><dd>3 g</dd></dl><hr>per 100 g', 'Fat\n3 g\nper 100 g'],
    ['<section>Rich</section><pre>creamy</pre>', 'Rich\ncreamy'],
    ['a<br><br><br><br>b', 'a\n\nb'],
    ['<p>a</p><p>&nbsp;</p><p>b</p>', 'a\n\nb'],
    ['line\nof <b>source</b>\n  code', 'line of source code'],
  ])('reads the line breaks of %j', (text, expected) => {
    expect(plainText(text)).toBe(expected);
  });

  it.each([
    ['<b>Rich</b> &amp; <i style="color:red">creamy</i>', 'Rich & creamy'],
    ['Nice<img src=x onerror="alert(1 > 0)"> dish', 'Nice dish'],
    ['<script>alert("x")</script>Soup<style>p{}</style>', 'Soup'],
    ['<!-- note -->Soup<!DOCTYPE html><?xml version="1.0"?>', 'Soup'],
    ['<![CDATA[Mac & cheese <b>XL</b>]]>', 'Mac & cheese XL'],
    ['<o:p>Word</o:p>', 'Word'],
    ['<b></b>', ''],
  ])('leaves the tags of %j out', (text, expected) => {
    expect(plainText(text)).toBe(expected);
  });

  it('keeps text without markup, its line breaks and its spaces', () => {
    const unmarked = fc.string({ unit: 'grapheme' }).filter((text) => !/[<&]/.test(text));
    fc.assert(fc.property(unmarked, (text) => plainText(text) === text));
    expect(plainText('one\ntwo  three')).toBe('one\ntwo  three');
  });

  it('reads back any text that was escaped', () => {
    const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
    fc.assert(fc.property(fc.string(), (text) => plainText(escape(text)).trim() === text.trim()));
  });
});
