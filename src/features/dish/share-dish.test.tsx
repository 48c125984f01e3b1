import { afterEach, describe, expect, it, vi } from 'vitest';
import { COPY_NOTICE_MS } from '@/config/limits';
import { demoRestaurants } from '../../../sandbox/restaurants';
import { openPopup } from '../../../tests/render-dishes';
import { useSandbox } from '../../../tests/sandbox';
import { fakeTimeouts, advanceTimers } from '../../../tests/timers';

useSandbox({ restaurants: demoRestaurants });

describe('The share button', () => {
  const address = 'menu/Pizza%20%26%20pasta?dish=d-margherita-pizza';

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  it('passes the absolute URL of the dish to the device’s share sheet', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    Object.assign(navigator, { share });
    const { user, popup } = await openPopup('d-margherita-pizza', 'Margherita pizza');
    await user.click(popup.getByRole('button', { name: 'Share' }));
    const url = `${window.location.origin}/${address}`;
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Margherita pizza', url });
    expect(popup.queryByText('Link copied')).toBeNull();
  });

  it('copies the URL when the device has no share sheet, and shows "Link copied" for 2 s', async () => {
    const { user, popup } = await openPopup('d-margherita-pizza', 'Margherita pizza');
    fakeTimeouts();
    await user.click(popup.getByRole('button', { name: 'Share' }));
    expect(await popup.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/${address}`);
    await advanceTimers(COPY_NOTICE_MS);
    expect(popup.queryByText('Link copied')).toBeNull();
  });

  it('shows no message when the diner cancels the share sheet, and copies when sharing is forbidden', async () => {
    const share = vi.fn().mockRejectedValueOnce(new DOMException('', 'AbortError'));
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    Object.assign(navigator, { share });
    const { user, popup } = await openPopup('d-margherita-pizza', 'Margherita pizza');
    await user.click(popup.getByRole('button', { name: 'Share' }));
    expect(popup.queryByText('Link copied')).toBeNull();
    await user.click(popup.getByRole('button', { name: 'Share' }));
    expect(await popup.findByText('Link copied')).toBeVisible();
  });
});
