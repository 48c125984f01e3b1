import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '@/api/failure';
import * as transport from '@/api/transport';
import * as errorReports from '@/platform/report-error';
import { deleteAddress } from './addresses/api';
import { deleteCart, removeFromCart } from './cart/api';
import { applyOffer } from './offers/api';
import { signUp, verifyOtp } from './session/login-api';
import { fetchTiming } from './shop/api';

const answerWith = (answer: unknown) =>
  vi.spyOn(transport, 'send').mockResolvedValue(typeof answer === 'string' ? answer : JSON.stringify(answer));

const verification = { phone: '', otp: '', sessionId: '', restaurantId: '', token: '', cartId: '' };

describe('A word of status', () => {
  it.each([
    ['otp/otpverify', 'LOGIN ', (Page: string) => [{ Page }], () => verifyOtp(verification), 'known'],
    ['otp/otpverify', 'Login.', (Page: string) => [{ Page }], () => verifyOtp(verification), 'known'],
    ['otp/otpverify', 'Log in', (Page: string) => [{ Page }], () => verifyOtp(verification), 'new'],
    ['customer/signup', 'Successfully !', (Registered: string) => ({ Registered }), () => signUp('', '', '')],
    ['address/Delete', 'SUCCESSFULLY.', (Deleted: string) => ({ Deleted }), () => deleteAddress('a-1')],
    ['cart/remove', 'deleted !', (Messege: string) => ({ Messege }), () => removeFromCart('', '', '')],
    ['cart/delete', 'DELETED.', (text: string) => text, () => deleteCart('c-1')],
    ['cart/delete', '"deleted!"', (text: string) => text, () => deleteCart('c-1')],
  ] as const)('of %s may be written as %j', async (_, word, answer, call, expected?: string) => {
    answerWith(answer(word));
    expect(await call()).toBe(expected);
  });

  it('of Offer/apply may be written in another way', async () => {
    answerWith([{ Status: 'successfully.' }]);
    expect(await applyOffer('c-1', 'o-1')).toMatchObject({ isApplied: true });
    answerWith([{ Status: 'Not successfully' }]);
    expect(await applyOffer('c-1', 'o-1')).toMatchObject({ isApplied: false });
  });

  it.each([
    [{ Registered: 'un-successfully' }, () => signUp('', '', '')],
    [{ Deleted: 'not successfully' }, () => deleteAddress('a-1')],
    [{ Messege: 'Not Deleted' }, () => removeFromCart('', '', '')],
    ['Deleted nothing', () => deleteCart('c-1')],
  ])('that differs is a refusal: %j', async (answer, call) => {
    answerWith(answer);
    await expect(call()).rejects.toThrow(ApiFailure);
  });
});

describe('The status of the restaurant', () => {
  const read = async (Status?: unknown) => {
    const report = vi.spyOn(errorReports, 'reportError').mockReturnValue();
    answerWith([{ Status, vegtype: false }]);
    const { isClosed } = await fetchTiming('1001');
    return { isClosed, reports: report.mock.calls.length };
  };

  it.each([
    ['Temporarily closed', { isClosed: true, reports: 0 }],
    ['CLOSED', { isClosed: true, reports: 0 }],
    ['close ', { isClosed: true, reports: 0 }],
    ['Open, we close at 11', { isClosed: false, reports: 0 }],
    ['closes at 11', { isClosed: false, reports: 1 }],
    [0, { isClosed: false, reports: 1 }],
    [undefined, { isClosed: false, reports: 0 }],
  ])('%j is read as %o', async (status, expected) => {
    expect(await read(status)).toEqual(expected);
  });

  it('is not in an error that the server sends with status 200', async () => {
    answerWith({ message: 'Too many requests' });
    await expect(fetchTiming('1001')).rejects.toMatchObject({ kind: 'answer', call: 'timing' });
  });
});
