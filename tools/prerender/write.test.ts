import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { targetOf } from './target';
import { writePrerendered } from './write';

const place = targetOf('spice-garden', new URL('https://order.example.com'));
const FALLBACK = '# What is no file\n/* /index.html 200\n';

let out = '';
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'prerender-'));
  writeFileSync(path.join(out, '_redirects'), FALLBACK);
});
afterEach(() => rmSync(out, { recursive: true }));

const filesIn = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();
const redirects = () => readFileSync(path.join(out, '_redirects'), 'utf8');

describe('writing prerendered pages', () => {
  it('replaces all files of an earlier run', () => {
    writePrerendered(
      out,
      place,
      new Map([
        ['index.html', 'first'],
        ['dish/gone.html', 'x'],
      ]),
    );
    const folder = writePrerendered(out, place, new Map([['index.html', `second ${'x'.repeat(2000)}`]]));
    expect(folder).toBe(path.join(out, 'prerendered/order.example.com/spice-garden'));
    expect(filesIn(folder)).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
    expect(readdirSync(path.dirname(folder))).toEqual(['spice-garden']);
  });

  it('adds redirects once, before the general rule', () => {
    writePrerendered(out, place, new Map([['index.html', '']]));
    const once = redirects();
    writePrerendered(out, place, new Map([['index.html', '']]));
    expect(redirects()).toBe(once);
    expect(
      once.startsWith('/spice-garden/ /prerendered/order.example.com/spice-garden/index.html 200\n'),
    ).toBe(true);
    expect(once.endsWith(FALLBACK)).toBe(true);
  });

  it('adds redirects by the language of the browser before the general ones', () => {
    writePrerendered(
      out,
      place,
      new Map(['index.html', 'menu.html', 'index.hi.html', 'menu.hi.html'].map((name) => [name, ''])),
    );
    const folder = '/prerendered/order.example.com/spice-garden';
    expect(redirects().split('\n').slice(0, 8)).toEqual([
      `/spice-garden/ ${folder}/index.hi.html 200 Language=hi`,
      `/spice-garden/menu ${folder}/menu.hi.html 200 Language=hi`,
      `/spice-garden/menu/* ${folder}/menu.hi.html 200 Language=hi`,
      `/spice-garden/ ${folder}/index.html 200`,
      `/spice-garden/menu ${folder}/menu.html 200`,
      `/spice-garden/menu/* ${folder}/menu.html 200`,
      `/spice-garden/sitemap.xml ${folder}/sitemap.xml 200`,
      `/spice-garden/manifest.webmanifest ${folder}/manifest.webmanifest 200`,
    ]);
  });

  it('leaves everything unchanged when it fails half-way', () => {
    const folder = writePrerendered(out, place, new Map([['index.html', 'first']]));
    const before = redirects();
    // Conflict: the same name for a file and a folder.
    const broken = new Map([
      ['index.html', 'second'],
      ['index.html/dish', ''],
    ]);
    expect(() => writePrerendered(out, place, broken)).toThrow();
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe('first');
    expect(readdirSync(path.dirname(folder))).toEqual(['spice-garden']);
    expect(redirects()).toBe(before);
  });
});
