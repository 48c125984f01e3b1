import { describe, expect, it } from 'vitest';
import { costOf, heaviest, roundUp, findOverruns, findEarlyModules } from './budgets';
import { firstLoads } from './first-load';

const chunk = (fileName: string, more: object) => ({
  type: 'chunk',
  fileName,
  isEntry: false,
  imports: [],
  moduleIds: [],
  modules: {},
  ...more,
});

const modulesOf = (...moduleIds: string[]) => ({
  moduleIds,
  modules: Object.fromEntries(moduleIds.map((id) => [id, { renderedLength: 1000 }])),
});

const bundle = {
  'assets/index.js': chunk('assets/index.js', {
    isEntry: true,
    imports: ['assets/react.js'],
    ...modulesOf('/home/me/shop/src/main.tsx'),
    viteMetadata: { importedCss: new Set(['assets/index.css']) },
    dynamicImports: ['assets/toasts.js'],
  }),
  'assets/react.js': chunk('assets/react.js', {
    ...modulesOf(
      '\0/home/me/shop/node_modules/react/index.js?commonjs',
      '/home/me/shop/node_modules/@reduxjs/toolkit/a.mjs',
      '/home/me/shop/node_modules/@reduxjs/toolkit/b.mjs',
    ),
  }),
  'assets/home.js': chunk('assets/home.js', {
    imports: ['assets/index.js', 'assets/dish.js'],
    ...modulesOf('/home/me/shop/src/routes/home.tsx'),
  }),
  'assets/dish.js': chunk('assets/dish.js', { ...modulesOf('/home/me/shop/src/ui/overlay/dialog.tsx') }),
  'assets/toasts.js': chunk('assets/toasts.js', {
    ...modulesOf('/home/me/shop/node_modules/react-toastify/x.mjs'),
  }),
};

const { home } = firstLoads(bundle as never);
if (!home) throw new Error('home was not found');
const sizes: Record<string, number> = {
  'assets/index.js': 70_000,
  'assets/react.js': 20_000,
  'assets/home.js': 8000,
  'assets/dish.js': 2000,
  'assets/toasts.js': 50_000,
  'assets/index.css': 10_040,
  'index.html': 2500,
};
const bytesOf = (file: string) => sizes[file] ?? NaN;

describe('the first load of a page', () => {
  it('consists of the application, the page and their imports, without lazy code', () => {
    expect(home.files).toEqual([
      'assets/index.js',
      'assets/index.css',
      'assets/react.js',
      'assets/home.js',
      'assets/dish.js',
    ]);
    expect(home.parts).toEqual({
      '@reduxjs/toolkit': 2000,
      react: 1000,
      'src/main.tsx': 1000,
      'src/routes/home.tsx': 1000,
      'src/ui/overlay/dialog.tsx': 1000,
    });
    expect(heaviest(home, 2)).toEqual(['@reduxjs/toolkit 2', 'src/main.tsx 1']);
  });

  it('passes a budget of its exact size and fails smaller ones', () => {
    const cost = costOf(home, bytesOf);
    expect(cost).toEqual({ scripts: 100, styles: 10.04, html: 2.5, requests: 6 });
    expect(findOverruns('home', cost, cost)).toEqual([]);
    const less = { scripts: 99.9, styles: 10, html: 2.4, requests: 5 };
    expect(findOverruns('home', cost, less)).toEqual([
      'home: scripts 100 of 99.9',
      'home: styles 10.1 of 10',
      'home: html 2.5 of 2.4',
      'home: requests 6 of 5',
    ]);
  });

  it('is reported when home or menu load code of a tap', () => {
    expect(findEarlyModules('home', home)).toEqual(['home: src/ui/overlay/dialog.tsx is loaded at first']);
    expect(findEarlyModules('cart', home)).toEqual([]);
    const loaded = { ...home, parts: { 'react-toastify': 1, axios: 1 } };
    expect(findEarlyModules('menu', loaded)).toEqual([
      'menu: react-toastify is loaded at first',
      'menu: axios is loaded at first',
    ]);
  });

  it('is rounded up to tenths', () => {
    expect([100, 100.01, 88.3].map(roundUp)).toEqual(['100', '100.1', '88.3']);
  });
});
