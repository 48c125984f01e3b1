import { useRef, useState } from 'react';
import type { SentOtp } from '@/domain/session/login-api';
import { sendOtp } from '@/domain/session/login';
import { useAppDispatch } from '@/store/hooks';

/** Where the code for the typed number stands. */
export type CodeState =
  | { status: 'none' | 'sending' | 'failed'; sent: null }
  /** `again`: another one is on its way; until it is here this one counts. */
  | { status: 'sent' | 'again'; sent: SentOtp };

const NONE: CodeState = { status: 'none', sent: null };

/** The code sent to the number in the form: an answer for a number that was edited meanwhile is not taken. */
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
