import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { COPY_NOTICE_MS, STATUS_MESSAGE_MS } from '@/config/limits';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { openPizza } from '../../../tests/render-dishes';
import { useSandbox } from '../../../tests/sandbox';
import { advanceTimers, fakeTimeouts } from '../../../tests/timers';

useSandbox({ restaurants: [tinyRestaurant] });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

it('"Share" shows no message when the diner cancels the share sheet, and copies the URL for 2 s when sharing is forbidden', async () => {
  const share = vi.fn().mockRejectedValueOnce(new DOMException('', 'AbortError'));
  share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  Object.assign(navigator, { share });
  const { user, popup } = await openPizza();
  const url = `${window.location.origin}/menu/All?dish=d-pizza`;
  await user.click(popup.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Margherita', url });
  expect(popup.queryByText('Link copied')).toBeNull();
  fakeTimeouts();
  await user.click(popup.getByRole('button', { name: 'Share' }));
  expect(await popup.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(url);
  await advanceTimers(COPY_NOTICE_MS);
  expect(popup.queryByText('Link copied')).toBeNull();
});

it('"Share" says for 3 s that the URL could not be copied when the browser refuses both', async () => {
  const { user, popup } = await openPizza();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  Object.assign(document, { execCommand: () => false });
  onTestFinished(() => void Reflect.deleteProperty(document, 'execCommand'));
  fakeTimeouts();
  await user.click(popup.getByRole('button', { name: 'Share' }));
  expect(await popup.findByText('The link could not be copied')).toBeVisible();
  await advanceTimers(STATUS_MESSAGE_MS / 2);
  expect(popup.getByText('The link could not be copied')).toBeVisible();
  await advanceTimers(STATUS_MESSAGE_MS / 2);
  expect(popup.queryByText('The link could not be copied')).toBeNull();
});
