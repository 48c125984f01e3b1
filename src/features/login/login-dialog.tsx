import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { loginDismissed, openLoginChanged, selectIsLoginOpen } from '@/domain/dialogs/slice';
import { signUp } from '@/domain/session/login';
import { selectIsLoggedIn, selectVerifiedPhone } from '@/domain/session/slice';
import { CLARITY_MASK } from '@/integrations/analytics/clarity-mask';
import { formatPhone } from '@/lib/phone';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/controls/text-field';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { Dialog } from '@/ui/overlay/dialog';
import { SubmitBar } from './login-controls';
import { nationalNumber, selectTypedPhone } from './phone-number';
import { PhoneStep } from './phone-step';

/** Login popup: phone and OTP, then the name of a new diner. */
export function LoginDialog() {
  const dispatch = useAppDispatch();
  // A click during hydration may request a login before the phone is read.
  const open = useAppSelector((state) => selectIsLoginOpen(state) && !selectIsLoggedIn(state));
  return (
    <Dialog open={open} onClose={() => dispatch(loginDismissed())} label={m.login_title()}>
      <Steps />
    </Dialog>
  );
}

/** Mounted when the dialog opens. Reopening resumes at the name step, unless another number was typed before a reload. */
function Steps() {
  const dispatch = useAppDispatch();
  const verified = useAppSelector(selectVerifiedPhone);
  const typedPhone = useAppSelector(selectTypedPhone);
  const isNameNext = verified?.isNew === true && ['', verified.phone].includes(nationalNumber(typedPhone));
  const [newPhone, setNewPhone] = useState(isNameNext ? verified.phone : '');
  const askOtherNumber = () => {
    dispatch(openLoginChanged({ phone: '' }));
    setNewPhone('');
  };
  return (
    <>
      <Dialog.Header>{newPhone ? m.login_name_title() : m.login_title()}</Dialog.Header>
      <Dialog.Body className="scroll-pb-29 px-5 pb-0">
        {newPhone ? (
          <NameStep phone={newPhone} onOtherNumber={askOtherNumber} />
        ) : (
          <PhoneStep onNewDiner={setNewPhone} />
        )}
      </Dialog.Body>
    </>
  );
}

/** Asks a newly verified diner for a name. An empty name marks the field as invalid, without an error message. */
function NameStep({ phone, onOtherNumber }: { phone: string; onOtherNumber: () => void }) {
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
