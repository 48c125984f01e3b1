import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import ClosedRoute from '@/routes/closed';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { renderPage } from '../../../tests/render-page';
import { useSandbox } from '../../../tests/sandbox';
import { useAppSelector } from '@/store/hooks';
import { selectIsClosed } from '@/domain/shop/slice';
import { ClosedModal } from './closed-modal';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
const TEXT = 'This restaurant is not accepting orders at the moment. It should re-open soon.';

/** Stands for a page of the shop, and tells whether the opening hours have arrived. */
const Page = () => <output>{useAppSelector(selectIsClosed) ? 'closed' : 'unknown'}</output>;

const open = (path: string) => renderPage(Page, path, { host: 'tiny.localhost', dialogs: <ClosedModal /> });
const modal = () => screen.findByRole('dialog', { name: 'closed right now' });

async function expectNoModal() {
  await screen.findByText('closed');
  expect(screen.queryByRole('dialog')).toBeNull();
}

describe('The modal of a closed restaurant', () => {
  beforeEach(() => sandbox.world.changeRestaurant('tiny', { timing: { Status: 'CLOSE' } }));

  it('opens only once per visit, with its text and a single "Close" button', async () => {
    const { user, unmount } = open('/offer');
    expect(await modal()).toHaveTextContent(TEXT);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unmount();
    open('/offer');
    await expectNoModal();
  });

  it('waits while the popup of a shared dish is open', async () => {
    open('/menu?dish=d-soup');
    await expectNoModal();
    const state = { key: 'k', idx: 0 };
    act(() => {
      window.history.pushState(state, '', '/menu');
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    });
    await modal();
  });

  it('opens on the menu page of a category that is named like the tracking page', async () => {
    open('/menu/orderInfo');
    await modal();
  });

  it('does not open on the tracking page, and is not recorded as seen', async () => {
    open('/orderInfo?OrderId=1042');
    await expectNoModal();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['/close', '/Close/'])('does not open on the closed page %s', async (path) => {
    open(path);
    await expectNoModal();
  });
});

it('the closed page shows the text and links to the menu and home', () => {
  renderPage(ClosedRoute, '/close', { host: 'tiny.localhost' });
  expect(screen.getByText(TEXT)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse menu' })).toHaveAttribute('href', '/menu');
});

it('the modal of a closed restaurant does not open when the opening hours fail to load', async () => {
  sandbox.faults.add({ call: 'Daily/Timing', kind: 'status' });
  open('/offer');
  await waitFor(() => expect(sandbox.requests.list('Daily/Timing').length).toBeGreaterThan(0));
  expect(screen.queryByRole('dialog')).toBeNull();
});
