import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();
const TEXT = 'This restaurant is not accepting orders at the moment. It should re-open soon.';

/** Opens a page and waits for its content and the lazy modal. */
async function openAll(path: string, content: { role: string; name: string }) {
  const { store } = renderShop(path);
  await screen.findByRole(content.role, { name: content.name });
  await waitFor(() => expect(store.getState().shop.timing.data?.isClosed).toBe(true));
  await act(() => import('./closed-modal'));
}

describe('The modal of a closed restaurant', () => {
  beforeEach(() => {
    sandbox.world.changeRestaurant('spice-garden', { timing: { Status: 'CLOSE' } });
  });

  it('opens only once per visit, with its text and a single "Close" button', async () => {
    const first = renderShop('/offer');
    const dialog = await screen.findByRole('dialog', { name: 'closed right now' });
    expect(dialog).toHaveTextContent(TEXT);
    await first.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    first.unmount();

    await openAll('/offer', { role: 'heading', name: '10% off on orders above ₹300' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('opens even when another shop of the same origin has already shown its modal', async () => {
    sessionStorage.setItem('closedSeen:green-leaf', '1');
    renderShop('/spice-garden/offer', { host: 'localhost' });
    expect(await screen.findByRole('dialog', { name: 'closed right now' })).toBeVisible();
  });

  it('opens on the menu page of a category that is named like the tracking page', async () => {
    renderShop('/menu/orderInfo');
    expect(await screen.findByRole('dialog', { name: 'closed right now' })).toBeVisible();
  });

  it('does not open on the tracking page, and is not recorded as seen', async () => {
    await openAll('/orderInfo?OrderId=1042', { role: 'button', name: 'Back' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['/close', '/Close/'])(
    'does not open on the closed page %s, which shows the text and a menu link',
    async (path) => {
      await openAll(path, { role: 'link', name: 'Browse menu' });
      expect(screen.getByText(TEXT)).toBeVisible();
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByRole('link', { name: 'Browse menu' })).toHaveAttribute('href', '/menu');
    },
  );
});

it('the modal of a closed restaurant does not open when the opening hours fail to load', async () => {
  sandbox.faults.add({ call: 'Daily/Timing', kind: 'status' });
  const { store } = renderShop('/offer');
  await waitFor(() => expect(store.getState().shop.timing.status).toBe('failed'));
  await act(() => import('./closed-modal'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
