import { Check, CircleAlert } from 'lucide-react';
import { m } from '@/texts';
import { Spinner } from '@/ui/feedback/spinner';
import type { OtpRequest } from './use-otp';

export function OtpStatus({ status, onSend }: { status: OtpRequest['status']; onSend: () => void }) {
  const isSending = status === 'sending' || status === 'resending';
  const canSend = status === 'sent' || status === 'resending' || status === 'failed';
  return (
    <div className="flex items-center justify-between gap-3">
      <p role="status" className="flex items-center gap-2 text-14 font-semibold">
        {isSending && (
          <span className="mt-2 inline-flex items-center gap-2 text-ink-muted">
            <Spinner />
            {m.login_sending()}
          </span>
        )}
        {status === 'sent' && (
          <span className="inline-flex items-center gap-2 text-positive">
            <Check className="size-4" />
            {m.login_otp_sent()}
          </span>
        )}
        {status === 'failed' && (
          <span className="inline-flex items-center gap-2 text-danger">
            <CircleAlert className="size-4 shrink-0" />
            {m.login_not_sent()}
          </span>
        )}
      </p>
      {canSend && (
        <button
          type="button"
          disabled={isSending}
          onClick={onSend}
          className="min-h-11 text-14 font-semibold text-accent-strong hover:underline disabled:text-ink-muted"
        >
          {status === 'failed' ? m.try_again() : m.login_resend()}
        </button>
      )}
    </div>
  );
}
