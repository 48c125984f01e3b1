import { act, renderHook } from '@testing-library/react';
import { BrowserRouter, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { useFocusAndScrollReset } from './navigation-effects';

const scrollTo = vi.fn();

beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo.mockClear());
});

function openPage(path: string) {
  window.history.replaceState(null, '', path);
  const use = () => {
    useFocusAndScrollReset();
    return useNavigate();
  };
  const { result, unmount } = renderHook(use, { wrapper: BrowserRouter });
  onTestFinished(unmount);
  return (...paths: string[]) => act(() => paths.forEach((to) => void result.current(to, { replace: true })));
}

it.each([
  ['another page', '/menu', ['/search'], 1],
  ['the shown page', '/menu', ['/menu'], 1],
  ['another query', '/search?q=dal', ['/search?q=naan'], 0],
  ['the popup of a dish', '/menu', ['/menu?dish=d-soup'], 0],
  ['the popup of a shared dish, with an entry below', '/menu?dish=d-soup', ['/menu', '/menu?dish=d-soup'], 0],
])('navigation to %s', (_, from, to, scrolls) => {
  const navigate = openPage(from);
  navigate(...to);
  expect(scrollTo).toHaveBeenCalledTimes(scrolls);
});
