import { useRef, useState } from 'react';
import type { SentOtp } from '@/domain/session/login-api';
import { sendOtp } from '@/domain/session/login';
import { useAppDispatch } from '@/store/hooks';

/** `status` is that of the last answer. A sent OTP is valid until the next one arrives. */
export type OtpRequest = { isSending: boolean } & (
  { status: 'idle' | 'failed'; sent: null } | { status: 'sent'; sent: SentOtp }
);

const INITIAL: OtpRequest = { status: 'idle', isSending: false, sent: null };

const toOtpRequest = (sent: SentOtp | null): OtpRequest =>
  sent ? { status: 'sent', isSending: false, sent } : { status: 'failed', isSending: false, sent };

/** Requests the OTP for the form's phone. Ignores answers for a number that has been edited since. */
export function useOtp() {
  const dispatch = useAppDispatch();
  const [otpRequest, setOtpRequest] = useState<OtpRequest>(INITIAL);
  const latest = useRef(0);

  const send = async (phone: string) => {
    const request = ++latest.current;
    setOtpRequest((current) => ({ ...current, isSending: true }));
    const result = await dispatch(sendOtp(phone));
    if (request !== latest.current) return;
    const sent = sendOtp.fulfilled.match(result) ? result.payload : null;
    setOtpRequest((current) => toOtpRequest(sent ?? current.sent));
  };

  const reset = () => {
    latest.current += 1;
    setOtpRequest(INITIAL);
  };

  return { otpRequest, send, reset };
}
