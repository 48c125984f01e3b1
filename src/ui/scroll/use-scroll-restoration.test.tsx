import { renderHook, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { historyState, pushOverlayEntry } from '@/platform/history-state';
import { useScrollRestoration } from './use-scroll-restoration';

it("keeps a scroll that was written to a dialog's entry after the dialog has closed", async () => {
  const page = renderHook(() => useScrollRestoration(true), { wrapper: BrowserRouter });
  onTestFinished(page.unmount);
  pushOverlayEntry(1);
  vi.stubGlobal('scrollY', 400);
  window.dispatchEvent(new Event('scroll'));
  await waitFor(() => expect(historyState().scrollPosition?.y).toBe(400));

  history.back();

  await waitFor(() => expect(historyState().overlay).toBeUndefined());
  await waitFor(() => expect(historyState().scrollPosition?.y).toBe(400));
});
