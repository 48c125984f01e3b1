import { useRef, useState } from 'react';
import type { SentOtp } from '@/domain/session/login-api';
import { sendOtp } from '@/domain/session/login';
import { useAppDispatch } from '@/store/hooks';

export type CodeState =
  | { status: 'none' | 'sending' | 'failed'; sent: null }
  /** `again`: another code is requested; the previous one stays valid until it arrives. */
  | { status: 'sent' | 'again'; sent: SentOtp };

const NONE: CodeState = { status: 'none', sent: null };

/** Requests the code for the form's phone. Stale-request guard: ignores answers for a number edited since. */
export function useCode() {
  const dispatch = useAppDispatch();
  const [code, setCode] = useState<CodeState>(NONE);
  const latest = useRef(0);

  const send = async (phone: string) => {
    const request = ++latest.current;
    setCode(({ sent }) => (sent ? { status: 'again', sent } : { status: 'sending', sent: null }));
    const result = await dispatch(sendOtp(phone));
    if (request !== latest.current) return;
    if (sendOtp.fulfilled.match(result)) setCode({ status: 'sent', sent: result.payload });
    else setCode(({ sent }) => (sent ? { status: 'sent', sent } : { status: 'failed', sent: null }));
  };

  const reset = () => {
    latest.current += 1;
    setCode(NONE);
  };

  return { code, send, reset };
}
