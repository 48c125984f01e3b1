import { useRef, useState } from 'react';
import type { SentOtp } from '@/domain/session/login-api';
import { sendOtp } from '@/domain/session/login';
import { useAppDispatch } from '@/store/hooks';

export type OtpState =
  | { status: 'idle' | 'sending' | 'failed'; sent: null }
  /** 'resending': another code is requested. The previous one is valid until it arrives. */
  | { status: 'sent' | 'resending'; sent: SentOtp };

const INITIAL: OtpState = { status: 'idle', sent: null };

/** Requests the code for the form's phone. Ignores answers for a number that has been edited since. */
export function useOtp() {
  const dispatch = useAppDispatch();
  const [code, setCode] = useState<OtpState>(INITIAL);
  const latest = useRef(0);

  const send = async (phone: string) => {
    const request = ++latest.current;
    setCode(({ sent }) => (sent ? { status: 'resending', sent } : { status: 'sending', sent: null }));
    const result = await dispatch(sendOtp(phone));
    if (request !== latest.current) return;
    if (sendOtp.fulfilled.match(result)) setCode({ status: 'sent', sent: result.payload });
    else setCode(({ sent }) => (sent ? { status: 'sent', sent } : { status: 'failed', sent: null }));
  };

  const reset = () => {
    latest.current += 1;
    setCode(INITIAL);
  };

  return { code, send, reset };
}
