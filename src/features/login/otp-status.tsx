import { Check, CircleAlert } from 'lucide-react';
import { m } from '@/texts';
import { Spinner } from '@/ui/feedback/spinner';
import type { OtpRequest } from './use-otp';

interface OtpStatusProps {
  otpRequest: OtpRequest;
  onSend: () => void;
}

export function OtpStatus({ otpRequest: { status, isSending }, onSend }: OtpStatusProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p role="status" className="flex items-center gap-2 text-14 font-semibold">
        {isSending && (
          <span className="mt-2 inline-flex items-center gap-2 text-ink-muted">
            <Spinner />
            <span>{m.login_sending()}</span>
          </span>
        )}
        {status === 'sent' && !isSending && (
          <span className="inline-flex items-center gap-2 text-positive">
            <Check className="size-4" />
            <span>{m.login_otp_sent()}</span>
          </span>
        )}
        {status === 'failed' && !isSending && (
          <span className="inline-flex items-center gap-2 text-danger">
            <CircleAlert className="size-4 shrink-0" />
            <span>{m.login_not_sent()}</span>
          </span>
        )}
      </p>
      {status !== 'idle' && (
        <button
          type="button"
          // Not `disabled`, which would take the keyboard focus away.
          aria-disabled={isSending || undefined}
          onClick={isSending ? undefined : onSend}
          className="min-h-11 text-14 font-semibold text-accent-strong hover:underline aria-disabled:text-ink-muted aria-disabled:no-underline"
        >
          {status === 'failed' ? m.try_again() : m.login_resend()}
        </button>
      )}
    </div>
  );
}
