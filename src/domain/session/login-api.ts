import { postForm } from '@/api/client';
import { ApiFailure } from '@/api/failure';
import { isStatus, rawTextOf, recordOf, textOf, type WireRecord } from '@/api/wire';
import { digitsIn } from '@/lib/digits';

/** The call returns the OTP, and the client compares it (docs/behaviour.md 10.2). */
export interface SentOtp {
  sessionId: string;
  otp: string;
}

const OTP_LENGTH = 4;

/** Restores the zeros that a number has lost at its front; reads '4,821' and '4821.0', too. '' without an OTP. */
function otpOf(record: WireRecord): string {
  const digits = digitsIn(rawTextOf(record, 'otp_send').replace(/\.0*$/, ''));
  return digits && digits.padStart(OTP_LENGTH, '0');
}

export async function sendOtp(phone: string): Promise<SentOtp> {
  const record = recordOf(await postForm('sendOtp', { phone }), 'sendOtp');
  const sent = { sessionId: rawTextOf(record, 'otpsessionidd'), otp: otpOf(record) };
  if (!sent.otp) throw new ApiFailure('answer', 'sendOtp', 'no OTP');
  return sent;
}

interface Verification {
  phone: string;
  otp: string;
  sessionId: string;
  restaurantId: string;
  token: string;
  cartId: string;
}

export async function verifyOtp(verification: Verification): Promise<'known' | 'new'> {
  const record = recordOf(
    await postForm('verifyOtp', {
      phone: verification.phone,
      otp: verification.otp,
      session_id: verification.sessionId,
      Restaurent_id: verification.restaurantId,
      token: verification.token,
      CartId: verification.cartId,
    }),
    'verifyOtp',
  );
  if (!textOf(record, 'Page')) throw new ApiFailure('answer', 'verifyOtp', 'no page');
  return isStatus(record, 'Page', 'login') ? 'known' : 'new';
}

export async function signUp(phone: string, name: string, restaurantId: string): Promise<void> {
  const record = recordOf(await postForm('signUp', { phone, name, Id: restaurantId }), 'signUp');
  if (!isStatus(record, 'Registered', 'successfully')) throw new ApiFailure('answer', 'signUp', 'refused');
}
