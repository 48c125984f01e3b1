import { useRef, useState } from 'react';
import type { SentOtp } from '@/domain/session/login-api';
import { sendOtp } from '@/domain/session/login';
import { useAppDispatch } from '@/store/hooks';

export type OtpRequest =
  | { status: 'idle' | 'sending' | 'failed'; sent: null }
  /** 'resending': another OTP is requested. The previous one is valid until it arrives. */
  | { status: 'sent' | 'resending'; sent: SentOtp };

const INITIAL: OtpRequest = { status: 'idle', sent: null };

/** Requests the OTP for the form's phone. Ignores answers for a number that has been edited since. */
export function useOtp() {
  const dispatch = useAppDispatch();
  const [otpRequest, setOtpRequest] = useState<OtpRequest>(INITIAL);
  const latest = useRef(0);

  const send = async (phone: string) => {
    const request = ++latest.current;
    setOtpRequest(({ sent }) => (sent ? { status: 'resending', sent } : { status: 'sending', sent: null }));
    const result = await dispatch(sendOtp(phone));
    if (request !== latest.current) return;
    if (sendOtp.fulfilled.match(result)) setOtpRequest({ status: 'sent', sent: result.payload });
    else setOtpRequest(({ sent }) => (sent ? { status: 'sent', sent } : { status: 'failed', sent: null }));
  };

  const reset = () => {
    latest.current += 1;
    setOtpRequest(INITIAL);
  };

  return { otpRequest, send, reset };
}
