import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderShop } from '../../../tests/render-shop';
import { useSandbox } from '../../../tests/sandbox';

const sandbox = useSandbox();
const TEXT = 'This restaurant is not accepting orders at the moment. It should re-open soon.';

/** Opens a page and waits until its content and the lazy modal are rendered, the modal open or not. */
async function openAll(path: string, content: { role: string; name: string }) {
  const { store } = renderShop(path);
  await screen.findByRole(content.role, { name: content.name });
  await waitFor(() => expect(store.getState().shop.timing.data?.closed).toBe(true));
  await act(() => import('./closed-modal'));
}

describe('while the restaurant is closed', () => {
  beforeEach(() => {
    sandbox.world.changeRestaurant('spice-garden', { timing: { Status: 'CLOSE' } });
  });

  // spec: 2-other-3
  it('the modal opens once a visit, with its one close button', async () => {
    const first = renderShop('/offer');
    const dialog = await screen.findByRole('dialog', { name: 'closed right now' });
    expect(dialog).toHaveTextContent(TEXT);
    await first.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    first.unmount();

    await openAll('/offer', { role: 'heading', name: '10% off on orders above ₹300' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the modal opens although another shop of the same origin has shown its own', async () => {
    sessionStorage.setItem('closedSeen:green-leaf', '1');
    renderShop('/spice-garden/offer', { host: 'localhost' });
    expect(await screen.findByRole('dialog', { name: 'closed right now' })).toBeVisible();
  });

  it('the modal opens on the menu of a category that is named like the tracking page', async () => {
    renderShop('/menu/orderInfo');
    expect(await screen.findByRole('dialog', { name: 'closed right now' })).toBeVisible();
  });

  it('no modal covers the tracking page', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    await openAll('/orderInfo?OrderId=1042', { role: 'button', name: 'Back' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  // spec: 2-route-sets-9
  it.each(['/close', '/Close/'])('the closed page at %s says so without the modal', async (path) => {
    await openAll(path, { role: 'link', name: 'Browse menu' });
    expect(screen.getByText(TEXT)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Browse menu' })).toHaveAttribute('href', '/menu');
  });
});

it('no modal opens while the restaurant is open, or when its timing is not known', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  sandbox.faults.add({ call: 'Daily/Timing', kind: 'status' });
  const { store } = renderShop('/offer');
  await waitFor(() => expect(store.getState().shop.timing.status).toBe('failed'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
