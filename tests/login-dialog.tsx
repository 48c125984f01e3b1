import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { LoginOrLogout } from '@/app/layout/login-or-logout';
import { renderPage } from './render-page';
import { LoginDialog } from '@/features/login/login-dialog';

export const findLoginDialog = async () => within(await screen.findByRole('dialog', { name: 'Login' }));

/** Opens the login dialog of a guest of the tiny restaurant. */
export async function openLogin() {
  const page = renderPage(() => <LoginOrLogout className="" />, '/term-and-condition', {
    host: 'tiny.localhost',
    dialogs: <LoginDialog />,
  });
  await waitFor(() => expect(localStorage.getItem('userNumber')).toMatch(/^guest-/));
  const reopen = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Login' }));
    return findLoginDialog();
  };
  const dialog = await reopen();
  return {
    ...page,
    dialog,
    reopen,
    phone: dialog.getByLabelText('Phone number'),
    press: (name: string) => page.user.click(dialog.getByRole('button', { name })),
  };
}
