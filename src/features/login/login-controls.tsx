import { Check, CircleAlert, Eye, EyeOff } from 'lucide-react';
import { useState, type FocusEvent, type ReactNode, type Ref } from 'react';
import type { SentOtp } from '@/domain/session/login-api';
import { m } from '@/texts';
import { IconButton } from '@/ui/controls/icon-button';
import { classNames } from '@/ui/class-names';
import { TextField } from '@/ui/controls/text-field';
import { Spinner } from '@/ui/feedback/spinner';

/** A sent OTP is valid until the next one arrives. */
export interface OtpRequest {
  isSending: boolean;
  hasFailed: boolean;
  sent: SentOtp | null;
}

interface OtpStatusProps {
  request: OtpRequest;
  /** The form was reopened with a number. */
  needsNewOtp: boolean;
  onSend: () => void;
}

export function OtpStatus({ request, needsNewOtp, onSend }: OtpStatusProps) {
  const { isSending, hasFailed, sent } = request;
  return (
    <div className="flex items-center justify-between gap-3">
      <p role="status" className="flex items-center gap-2 text-14 font-semibold">
        {isSending && (
          <span className="mt-2 inline-flex items-center gap-2 text-ink-muted">
            <Spinner />
            <span>{m.login_sending()}</span>
          </span>
        )}
        {sent && !isSending && (
          <span className="inline-flex items-center gap-2 text-positive">
            <Check className="size-4" />
            <span>{m.login_otp_sent()}</span>
          </span>
        )}
        {hasFailed && !isSending && (
          <span className="inline-flex items-center gap-2 text-danger">
            <CircleAlert className="size-4 shrink-0" />
            <span>{m.login_not_sent()}</span>
          </span>
        )}
      </p>
      {(sent || hasFailed || needsNewOtp) && (
        <button
          type="button"
          // Not `disabled`, which would take the keyboard focus away.
          aria-disabled={isSending || undefined}
          onClick={isSending ? undefined : onSend}
          className="min-h-11 text-14 font-semibold text-accent-strong hover:underline aria-disabled:text-ink-muted aria-disabled:no-underline"
        >
          {hasFailed ? m.try_again() : m.login_resend()}
        </button>
      )}
    </div>
  );
}

interface OtpFieldProps {
  value: string;
  error: string;
  onEdit: (text: string) => void;
  onLeave: (event: FocusEvent<HTMLInputElement>) => void;
  ref: Ref<HTMLInputElement>;
}

export function OtpField({ value, error, onEdit, onLeave, ref }: OtpFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      ref={ref}
      label={m.login_otp()}
      required
      // Not a password field, which browsers offer to save (docs/behaviour.md 10.2).
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      enterKeyHint="done"
      value={value}
      error={error}
      onChange={(event) => onEdit(event.target.value)}
      onBlur={onLeave}
      trailing={
        <IconButton
          label={isShown ? m.login_hide_otp() : m.login_show_otp()}
          icon={<Icon className="size-5 text-ink-muted" strokeWidth={1.75} />}
          onClick={() => setShown(!isShown)}
        />
      }
      className={classNames(
        '[&_input]:tracking-[.3em]',
        !isShown && '[&_input]:[-webkit-text-security:disc]',
      )}
    />
  );
}

/** Keeps a form's button in view while a phone's keyboard leaves little room (docs/behaviour.md 2.13). */
export function SubmitBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 mt-2 bg-surface-raised pt-3 pb-[max(20px,env(safe-area-inset-bottom))]">
      {children}
    </div>
  );
}
