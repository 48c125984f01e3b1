import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { tinyRestaurant } from '../../../sandbox/testing/tiny-restaurant';
import { DINER } from '../../../tests/demo-data';
import { useSandbox } from '../../../tests/sandbox';
import { openLogin } from '../../../tests/login-dialog';

const sandbox = useSandbox({ restaurants: [tinyRestaurant] });
/** Also the country code and eight digits of a longer number. */
const AMBIGUOUS = '9198765432';

const sends = () => sandbox.requests.list('otp/otpsend').map(({ form }) => form);

describe('A phone number with its country code', () => {
  it.each([
    ['+919876543210', 'typed'],
    ['919876543210', 'typed'],
    ['0091 0 98765 43210', 'typed'],
    ['९८७६५४३२१०', 'typed'],
    ['+91 098765 43210', 'pasted'],
    ['0091 0 98765 43210', 'pasted'],
    ['\u202a+91 98765\u200b 43210\u202c', 'pasted'],
  ])('%s gets its OTP, and no other number does (%s)', async (text, way) => {
    const { user, phone, dialog } = await openLogin();
    if (way === 'typed') await user.type(phone, text);
    else await user.paste(text);
    expect(await dialog.findByText('OTP sent')).toBeVisible();
    expect(phone).toHaveValue(DINER);
    expect(sends()).toEqual([{ phone: DINER }]);
  });

  it.each(['typed', 'pasted'])('of another country is refused and not cut (%s)', async (way) => {
    const { user, phone, dialog } = await openLogin();
    if (way === 'typed') await user.type(phone, '+971501234567');
    else await user.paste('+971 50 123 4567');
    expect(dialog.getByText('Phone number must be 10 digits')).toBeVisible();
    expect(phone).toHaveValue('+971501234567');
    await user.keyboard('{Enter}');
    await sandbox.requestsArrived();
    expect(sends()).toEqual([]);
  });

  it('gets no OTP for its first ten digits', async () => {
    const { user, phone, dialog } = await openLogin();
    await user.type(phone, AMBIGUOUS);
    expect(dialog.queryByText('Sending OTP…')).not.toBeInTheDocument();
    await user.type(phone, '10');
    expect(await dialog.findByText('OTP sent')).toBeVisible();
    expect(sends()).toEqual([{ phone: DINER }]);
  });

  it('gets no OTP for its first ten digits when the diner corrects a digit', async () => {
    const { user, phone, dialog } = await openLogin();
    await user.type(phone, `${AMBIGUOUS}2{Backspace}`);
    expect(phone).toHaveValue(AMBIGUOUS);
    expect(dialog.queryByText('Sending OTP…')).not.toBeInTheDocument();
    await user.type(phone, '10');
    expect(await dialog.findByText('OTP sent')).toBeVisible();
    expect(sends()).toEqual([{ phone: DINER }]);
  });

  it('gets no OTP for its first ten digits when the diner looks at another window', async () => {
    const { user, phone, dialog } = await openLogin();
    await user.type(phone, AMBIGUOUS);
    fireEvent.blur(phone);
    expect(phone).toHaveFocus();
    expect(dialog.queryByText('Sending OTP…')).not.toBeInTheDocument();
    await user.type(phone, '10');
    expect(await dialog.findByText('OTP sent')).toBeVisible();
    expect(sends()).toEqual([{ phone: DINER }]);
  });

  it.each<[string, (user: UserEvent) => Promise<unknown>]>([
    ['leaves the field', (user) => user.tab()],
    ['presses Enter', (user) => user.keyboard('{Enter}')],
    ['presses Verify', (user) => user.click(screen.getByRole('button', { name: 'Verify' }))],
  ])('of ten digits gets its OTP when the diner %s', async (_, step) => {
    const { user, phone, dialog } = await openLogin();
    await user.type(phone, AMBIGUOUS);
    expect(sends()).toEqual([]);
    await step(user);
    expect(dialog.getByText(/^(Sending OTP…|OTP sent)$/)).toBeVisible();
    await dialog.findByText('OTP sent');
    expect(sends()).toEqual([{ phone: AMBIGUOUS }]);
  });

  it('gets its OTP at once when ten digits are pasted', async () => {
    const { user, dialog } = await openLogin();
    await user.paste(AMBIGUOUS);
    expect(await dialog.findByText('OTP sent')).toBeVisible();
    expect(sends()).toEqual([{ phone: AMBIGUOUS }]);
  });
});
