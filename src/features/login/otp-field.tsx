import { Eye, EyeOff } from 'lucide-react';
import { useState, type FocusEvent, type Ref } from 'react';
import { m } from '@/texts';
import { IconButton } from '@/ui/controls/icon-button';
import { classNames } from '@/ui/class-names';
import { TextField } from '@/ui/controls/text-field';

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
      // Not a password field, which browsers offer to save (contract §9).
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
