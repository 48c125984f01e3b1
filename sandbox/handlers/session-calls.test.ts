import { describe, expect, it } from 'vitest';

import { createClient, verify } from '../testing/client';

const NEW_PHONE = '9123456780';

describe('login', () => {
  it('recognises the seeded diner and asks others to sign up once', async () => {
    const client = createClient();
    expect(await verify(client, '9876543210')).toEqual([{ Page: 'Login' }]);
    expect(await verify(client, NEW_PHONE)).toEqual([{ Page: 'SignUp' }]);
    const signUp = await client.post('customer/signup', { phone: NEW_PHONE, name: 'Ravi', Id: '77' });
    expect(await signUp.json()).toEqual([{ Registered: 'successfully' }]);
    expect(await verify(client, NEW_PHONE)).toEqual([{ Page: 'Login' }]);
  });

  it('does not sign up an unverified number', async () => {
    const response = await createClient().post('customer/signup', {
      phone: NEW_PHONE,
      name: 'Ravi',
      Id: '77',
    });
    expect(response.status).toBe(403);
  });

  it('accepts an OTP once, in its own session and before it expires', async () => {
    let time = new Date('2026-11-18T19:42:10+05:30');
    const client = createClient({ now: () => time });
    const session = client.world.diners.sendOtp(NEW_PHONE);
    const form = {
      phone: NEW_PHONE,
      otp: session.code,
      session_id: session.id,
      Restaurent_id: '77',
      token: 'web',
      CartId: '0',
    };
    const status = async (change = {}) => (await client.post('otp/otpverify', { ...form, ...change })).status;
    expect(await status({ otp: '0000' })).toBe(401);
    expect(await status({ phone: '9876543210' })).toBe(401);
    expect(await status({ token: '' })).toBe(400);
    time = new Date('2026-11-18T20:42:10+05:30');
    expect(await status()).toBe(401);
    time = new Date('2026-11-18T19:45:10+05:30');
    expect(await status()).toBe(200);
    expect(await status()).toBe(401);
  });

  it.each(['12345', '5876543210', 'guest-0001'])('sends no OTP to "%s"', async (phone) => {
    expect((await createClient().post('otp/otpsend', { phone })).status).toBe(422);
  });

  it('numbers guests and gives them empty wallets', async () => {
    const client = createClient();
    const guest = await client.post('Guest/UserAdd', { RestaurentId: '77' });
    expect(await guest.json()).toEqual([{ PhoneNo: 'guest-000123' }]);
    const wallet = async (phone: string): Promise<unknown> =>
      (await client.post('Wallet/UserWalletReward', { restId: '77', phone })).json();
    expect(await wallet('guest-000123')).toEqual({ WalletReward: 0 });
    expect(await wallet('9876543210')).toEqual({ WalletReward: 120 });
  });
});
