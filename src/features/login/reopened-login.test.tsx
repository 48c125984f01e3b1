import { clearAllListeners } from '@reduxjs/toolkit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LoginOrLogout } from '@/app/layout/login-or-logout';
import { saveRecords } from '@/domain/persisted/thunks';
import AddressRoute from '@/routes/address';
import OrderHistoryRoute from '@/routes/order-history';
import {
  mockRedirects,
  openCart,
  openTableOrder,
  placeOrderButton,
  renderCart,
} from '../../../tests/cart-page';
import { DINER } from '../../../tests/demo-data';
import { findLoginDialog } from '../../../tests/login-dialog';
import { renderPage } from '../../../tests/render-page';
import { useSandbox } from '../../../tests/sandbox';
import { LoginDialog } from './login-dialog';

const sandbox = useSandbox();
const { redirects, paymentUrl } = mockRedirects();
const GUEST = 'guest-000009';
const NEW = '9223456789';
const OTHER = '9012345678';

type Page = Pick<ReturnType<typeof renderPage>, 'user' | 'store' | 'unmount'>;

const sends = () => sandbox.requests.list('otp/otpsend').map(({ form }) => form['phone']);
const otpOf = (phone: string) => sandbox.world.diners.latestOtp(phone)?.code ?? '';
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const phoneField = () => screen.getByLabelText('Phone number');
const expectNoLogin = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Login' })).not.toBeInTheDocument());

const renderTerms = () =>
  renderPage(() => <LoginOrLogout className="" />, '/term-and-condition', { dialogs: <LoginDialog /> });
const renderAddress = () => renderPage(AddressRoute, '/address?id=a-0', { dialogs: <LoginDialog /> });
const renderHistory = () => renderPage(OrderHistoryRoute, '/order-history', { dialogs: <LoginDialog /> });

function drop({ store, unmount }: Page): void {
  store.dispatch(saveRecords());
  store.dispatch(clearAllListeners());
  unmount();
}

/** The browser drops the page, and loads it again in the same tab. */
function reload(page: Page, render: () => Page = renderTerms): Page {
  drop(page);
  return render();
}

async function openFromMenu() {
  const page = renderTerms();
  await waitFor(() => expect(localStorage.getItem('userNumber')).toMatch(/^guest-/));
  await press(page.user, 'Login');
  await findLoginDialog();
  return page;
}

async function openWithCode(phone = DINER) {
  const page = await openFromMenu();
  await page.user.type(phoneField(), phone);
  await screen.findByLabelText('OTP');
  return page;
}

async function verify(user: UserEvent, phone: string) {
  await user.type(await screen.findByLabelText('OTP'), otpOf(phone));
  await press(user, 'Verify');
}

const purposes = {
  'the menu': {
    open: openFromMenu,
    render: renderTerms,
    expectToGoOn: () => screen.findByRole('button', { name: 'Logout' }),
  },
  'Place Order': {
    open: async () => {
      const page = await openTableOrder(sandbox, { phone: GUEST });
      await page.user.click(placeOrderButton());
      return page;
    },
    render: renderCart,
    expectToGoOn: async (phone: string) => {
      const { searchParams } = await paymentUrl();
      expect([searchParams.get('phone'), searchParams.get('tableNumber')]).toEqual([phone, '7']);
    },
  },
  addresses: {
    open: async () => {
      const page = await openCart(sandbox, 8, { phone: GUEST });
      await press(page.user, 'Select address');
      return page;
    },
    render: renderCart,
    expectToGoOn: () => screen.findByRole('dialog', { name: 'Select an address' }),
  },
  'an address': {
    open: async () => {
      localStorage.setItem('userNumber', GUEST);
      const page = renderAddress();
      await findLoginDialog();
      return page;
    },
    render: renderAddress,
    expectToGoOn: () => screen.findByText('This address is gone'),
  },
  orders: {
    open: async () => {
      localStorage.setItem('userNumber', GUEST);
      const page = renderHistory();
      await press(page.user, 'Login');
      return page;
    },
    render: renderHistory,
    expectToGoOn: () => waitFor(() => expect(sandbox.requests.list('Order/history')).toHaveLength(1)),
  },
};

const steps = {
  number: async ({ user }: Page, reloadPage: () => Page) => {
    await user.type(phoneField(), DINER.slice(0, 6));
    const again = reloadPage();
    const dialog = await findLoginDialog();
    expect(phoneField()).toHaveValue(DINER.slice(0, 6));
    expect(dialog.getByText(/A one-time code is sent/)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Resend OTP' })).not.toBeInTheDocument();
    expect(sends()).toEqual([]);
    await again.user.type(phoneField(), DINER.slice(6));
    await verify(again.user, DINER);
    return DINER;
  },
  code: async ({ user }: Page, reloadPage: () => Page) => {
    await user.type(phoneField(), DINER);
    await screen.findByLabelText('OTP');
    const again = reloadPage();
    const dialog = await findLoginDialog();
    expect(phoneField()).toHaveValue(DINER);
    expect(dialog.getByText('A new code is needed.')).toBeVisible();
    expect(dialog.queryByLabelText('OTP')).not.toBeInTheDocument();
    // Leaving the field of another number would send a code.
    fireEvent.blur(phoneField());
    await sandbox.settle();
    expect(sends()).toEqual([DINER]);
    await press(again.user, 'Resend OTP');
    await dialog.findByText('OTP sent');
    expect(sends()).toEqual([DINER, DINER]);
    await verify(again.user, DINER);
    return DINER;
  },
  name: async ({ user }: Page, reloadPage: () => Page) => {
    await user.type(phoneField(), NEW);
    await verify(user, NEW);
    await screen.findByLabelText('Name');
    const again = reloadPage();
    const dialog = await findLoginDialog();
    expect(dialog.getByText(/\+91 92234 56789 is verified/)).toBeVisible();
    await again.user.type(dialog.getByLabelText('Name'), 'Asha');
    await press(again.user, 'Sign up');
    expect(sends()).toEqual([NEW]);
    return NEW;
  },
};

describe.each(Object.entries(purposes))('A login for %s', (_, { open, render, expectToGoOn }) => {
  it.each(Object.entries(steps))('reopens at its %s after a reload, and goes on', async (__, complete) => {
    const page = await open();
    await findLoginDialog();
    const phone = await complete(page, () => reload(page, render));
    await expectToGoOn(phone);
    await expectNoLogin();
    expect(localStorage.getItem('userNumber')).toBe(phone);
  });
});

describe('After a reload', () => {
  it('number and purpose are known in this tab only, and the code nowhere', async () => {
    drop(await openWithCode());
    expect(Object.values<string>(localStorage).join()).not.toContain(DINER);
    const stored: unknown = JSON.parse(sessionStorage.getItem('visit:spice-garden.localhost') ?? '');
    expect(stored).toMatchObject({ openLogin: { phone: DINER, pendingAction: 'none' } });
    expect(Object.keys((stored as { openLogin: object }).openLogin)).toHaveLength(2);
    sessionStorage.clear();
    renderTerms();
    await sandbox.settle();
    await expectNoLogin();
  });

  it.each(['Close', 'Verify'])('a login stays closed after %s', async (name) => {
    const page = await openWithCode();
    if (name === 'Verify') await page.user.type(screen.getByLabelText('OTP'), otpOf(DINER));
    await press(page.user, name);
    await expectNoLogin();
    const again = reload(page);
    await sandbox.settle();
    await expectNoLogin();
    if (name === 'Verify') return;
    await press(again.user, 'Login');
    await findLoginDialog();
    expect(phoneField()).toHaveValue('');
  });

  it('a login does not reopen when another tab has logged in', async () => {
    drop(await openWithCode());
    localStorage.setItem('userNumber', DINER);
    const again = renderTerms();
    await screen.findByRole('button', { name: 'Logout' });
    await expectNoLogin();
    await press(again.user, 'Logout');
    await expectNoLogin();
  });

  it('another number gets its code by itself, as in a login that was not reopened', async () => {
    const { user } = reload(await openWithCode());
    await findLoginDialog();
    await user.clear(phoneField());
    await user.type(phoneField(), OTHER);
    expect(await screen.findByText('OTP sent')).toBeVisible();
    expect(sends()).toEqual([DINER, OTHER]);
  });

  it('the name is not asked for when the diner has typed another number since', async () => {
    const page = await openWithCode(NEW);
    await verify(page.user, NEW);
    await screen.findByLabelText('Name');
    await press(page.user, 'Use another number');
    expect(phoneField()).toHaveValue('');
    await page.user.type(phoneField(), OTHER);
    await screen.findByLabelText('OTP');
    reload(page);
    await findLoginDialog();
    expect(phoneField()).toHaveValue(OTHER);
  });

  it('the name is asked for when the number was typed in another form', async () => {
    const page = await openFromMenu();
    const number = '9123456780';
    await page.user.type(phoneField(), `0${number}`);
    await page.user.tab();
    await verify(page.user, number);
    await screen.findByLabelText('Name');
    reload(page);
    expect(await screen.findByLabelText('Name')).toBeVisible();
  });

  it('Place Order shows what has changed since it was pressed, and waits', async () => {
    const { open, render } = purposes['Place Order'];
    const page = await open();
    await findLoginDialog();
    await page.user.type(phoneField(), DINER);
    await screen.findByLabelText('OTP');
    sandbox.world.changeRestaurant('spice-garden', { prices: { 'v-butter-naan': { OfferPrice: 50 } } });
    const { user } = reload(page, render);
    const dialog = await findLoginDialog();
    await user.click(dialog.getByRole('button', { name: 'Resend OTP' }));
    await verify(user, DINER);
    const notice = await screen.findByText(/The amount to pay is ₹[\d.]+ now, not ₹378/);
    expect(within(notice.parentElement ?? document.body).getByText(/Butter naan/)).toBeVisible();
    expect(redirects).toEqual([]);
  });
});
