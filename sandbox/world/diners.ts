import { randomInt } from 'node:crypto';

import type { Carts } from './carts';
import type { Context } from './context';
import { HttpError } from './http-error';
import { nextNumber, type OtpSession } from './state';

const OTP_LIFETIME_MS = 10 * 60_000;

interface VerifyRequest {
  phone: string;
  code: string;
  sessionId: string;
  restaurantId: string;
  /** '0' without a cart. */
  cartId: string;
}

export const walletKey = (phone: string, restaurantId: string): string => `${phone} ${restaurantId}`;

export const isPhone = (text: string): boolean => /^[6-9]\d{9}$/.test(text);

export class Diners {
  private readonly context: Context;
  private readonly carts: Carts;

  constructor(context: Context, carts: Carts) {
    this.context = context;
    this.carts = carts;
  }

  sendOtp(phone: string): OtpSession {
    if (!isPhone(phone)) throw new HttpError(422, 'The phone number has to be 10 digits');
    const { state } = this.context;
    const id = `s-${String(nextNumber(state, 'otp'))}`;
    const code = String(randomInt(1000, 10_000));
    const session = { id, phone, code, sentAt: this.context.now().getTime(), used: false };
    state.otpSessions[id] = session;
    this.context.changed();
    return session;
  }

  latestOtp(phone: string): OtpSession | undefined {
    return Object.values(this.context.state.otpSessions)
      .filter((session) => session.phone === phone)
      .at(-1);
  }

  /** Checks an OTP, transfers the guest's cart and returns whether the phone is registered. */
  verify(request: VerifyRequest): 'Login' | 'SignUp' {
    const { state } = this.context;
    this.context.catalogue.byId(request.restaurantId);
    const session = state.otpSessions[request.sessionId];
    if (!session || session.phone !== request.phone || session.used) {
      throw new HttpError(401, 'This OTP was not sent to this number');
    }
    if (session.code !== request.code) throw new HttpError(401, 'The OTP is wrong');
    if (this.context.now().getTime() - session.sentAt > OTP_LIFETIME_MS) {
      throw new HttpError(401, 'The OTP is too old');
    }
    session.used = true;
    if (!state.verifiedPhones.includes(request.phone)) state.verifiedPhones.push(request.phone);
    this.carts.transferCart(request.cartId, request.phone, request.restaurantId);
    this.context.changed();
    return state.diners[request.phone] ? 'Login' : 'SignUp';
  }

  signUp(phone: string, name: string, restaurantId: string): void {
    this.context.catalogue.byId(restaurantId);
    if (!this.context.state.verifiedPhones.includes(phone)) {
      throw new HttpError(403, 'This number has not been verified');
    }
    if (name.trim() === '') throw new HttpError(422, 'A name is needed');
    this.context.state.diners[phone] = { name: name.trim() };
    this.context.changed();
  }

  addGuest(restaurantId: string): string {
    this.context.catalogue.byId(restaurantId);
    const number = nextNumber(this.context.state, 'guest');
    this.context.changed();
    return `guest-${String(number).padStart(6, '0')}`;
  }

  nameOf(phone: string): string {
    return this.context.state.diners[phone]?.name ?? 'Guest';
  }

  /** Returns paise. */
  wallet(phone: string, restaurantId: string): number {
    this.context.catalogue.byId(restaurantId);
    return this.context.state.wallets[walletKey(phone, restaurantId)] ?? 0;
  }

  credit(phone: string, restaurantId: string, paise: number): void {
    const { wallets } = this.context.state;
    const key = walletKey(phone, restaurantId);
    wallets[key] = (wallets[key] ?? 0) + paise;
    this.context.changed();
  }
}
