import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { signUp } from '@/domain/session/login';
import { formatPhone } from '@/lib/phone';
import { useAppDispatch } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { CLARITY_MASK } from '@/integrations/analytics/clarity-mask';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { TextField } from '@/ui/controls/text-field';
import { SubmitBar } from './submit-bar';

/** Asks a newly verified diner for a name. An empty name marks the field as invalid, without an error message. */
export function NameStep({ phone, onOtherNumber }: { phone: string; onOtherNumber: () => void }) {
  const dispatch = useAppDispatch();
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    field.current?.focus();
  }, []);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setMissing(!name.trim());
    if (!name.trim()) {
      field.current?.focus();
      return;
    }
    setBusy(true);
    await dispatch(signUp({ phone, name: name.trim() }));
    setBusy(false);
  };

  return (
    <form {...CLARITY_MASK} noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-14 text-ink-muted">
        {`${m.login_name_hint()} ${m.login_verified({ phone: formatPhone(phone) })}`}
      </p>
      <TextField
        ref={field}
        label={m.login_name()}
        required
        autoComplete="name"
        autoCapitalize="words"
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          setMissing(false);
        }}
        aria-invalid={isMissing || undefined}
        className="mt-5"
      />
      <SubmitBar>
        <Button type="submit" busy={isBusy} className="w-full">
          {m.login_sign_up()}
        </Button>
      </SubmitBar>
      <Button
        variant="text"
        size="44"
        disabled={isBusy}
        onClick={onOtherNumber}
        className="-mt-3 mb-3 w-full"
      >
        {m.login_other_number()}
      </Button>
      <SlowNotice busy={isBusy} />
    </form>
  );
}
