import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoRestaurants } from '../../../sandbox/restaurants';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { openPopup, waitForPopupClosed, findPopup, renderDishes } from '../../../tests/render-dishes';
import { useSandbox } from '../../../tests/sandbox';
import { flushHistory } from '../../../tests/timers';

useSandbox({ restaurants: [...demoRestaurants, tinyRestaurant] });
const tiny = { host: 'tiny.localhost' };

describe('The dish popup', () => {
  it('opens from ?dish= on any page, and removes only this parameter when it closes', async () => {
    const { user } = renderDishes([], { path: '/search?q=soup&dish=d-chicken-65' });
    const { popup } = await findPopup('Chicken 65');
    await user.click(popup.getByRole('button', { name: 'Close' }));
    await waitForPopupClosed();
    expect(window.location.pathname + window.location.search).toBe('/search?q=soup');
  });

  it.each([
    ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
    [
      'the overlay',
      () => {
        fireEvent.pointerDown(screen.getByRole('dialog'), { clientX: 5, clientY: 5 });
        fireEvent.click(screen.getByRole('dialog'));
      },
    ],
    ['Back', () => window.history.back()],
  ])('closes with %s in one history step, so that Back then leaves the page', async (_, close) => {
    window.history.pushState(null, '', '/offer');
    await openPopup('d-chicken-65', 'Chicken 65');
    expect(window.location.search).toBe('?dish=d-chicken-65');
    close();
    await waitForPopupClosed();
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/menu'));
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe('/offer'));
  });

  it('does not leave the page when its close button is clicked twice at once', async () => {
    await openPopup('d-chicken-65', 'Chicken 65');
    const close = screen.getByRole('button', { name: 'Close' });
    fireEvent.click(close);
    fireEvent.click(close);
    await waitForPopupClosed();
    await flushHistory();
    expect(window.location.pathname).toBe('/menu');
  });

  it('does not open for an unknown or out-of-stock dish; a message appears and ?dish= is removed', async () => {
    const { unmount } = renderDishes([], { path: '/menu?dish=d-never' });
    expect(await screen.findByText('please select quantity')).toBeVisible();
    expect(window.location.search).toBe('');
    unmount();
    renderDishes(['d-soup'], { ...tiny, path: '/menu?dish=d-gone' });
    await screen.findByRole('article', { name: 'Soup' });
    expect(await screen.findByText('Gone is out of stock')).toBeVisible();
    expect(window.location.search).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes with Back and stays on the page when the diner arrived by a dish link', async () => {
    window.history.pushState(null, '', '/elsewhere');
    renderDishes(['d-chicken-65'], { path: '/menu/Starters?veg=1&dish=d-chicken-65' });
    await findPopup('Chicken 65');
    window.history.back();
    await waitForPopupClosed();
    expect(window.location.pathname + window.location.search).toBe('/menu/Starters?veg=1');
    window.history.back();
    await waitFor(() => expect(window.location.pathname).toBe('/elsewhere'));
  });

  it('adds only one history entry when it is opened by a double tap', async () => {
    window.history.pushState(null, '', '/offer');
    renderDishes(['d-chicken-65']);
    const opener = await screen.findByRole('button', { name: 'Chicken 65' });
    fireEvent.click(opener);
    fireEvent.click(opener);
    await findPopup('Chicken 65');
    window.history.back();
    await waitForPopupClosed();
    expect(window.location.search).toBe('');
  });

  it('returns the focus to the button that opened it', async () => {
    const { user } = await openPopup('d-chicken-65', 'Chicken 65');
    await user.keyboard('{Escape}');
    await waitForPopupClosed();
    expect(screen.getByRole('button', { name: 'Chicken 65' })).toHaveFocus();
  });
});
