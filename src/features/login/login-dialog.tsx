import { useState } from 'react';
import { loginDismissed, selectIsLoginOpen } from '@/domain/dialogs/slice';
import { selectIsLoggedIn, selectVerifiedPhone } from '@/domain/session/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Dialog } from '@/ui/overlay/dialog';
import { NameStep } from './name-step';
import { PhoneStep } from './phone-step';

/** Login popup: phone and OTP, then the name of a new diner. Reopening resumes at the name step (contract §8). */
export function LoginDialog() {
  const dispatch = useAppDispatch();
  // A click during hydration may request a login before the phone is read.
  const open = useAppSelector((state) => selectIsLoginOpen(state) && !selectIsLoggedIn(state));
  const verified = useAppSelector(selectVerifiedPhone);
  const unnamedPhone = verified?.isNew ? verified.phone : '';
  const [newPhone, setNewPhone] = useState(unnamedPhone);
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setNewPhone(unnamedPhone);
  }

  return (
    <Dialog open={open} onClose={() => dispatch(loginDismissed())} label={m.login_title()}>
      <Dialog.Header>{newPhone ? m.login_name_title() : m.login_title()}</Dialog.Header>
      <Dialog.Body className="scroll-pb-29 px-5 pb-0">
        {newPhone ? (
          <NameStep phone={newPhone} onOtherNumber={() => setNewPhone('')} />
        ) : (
          <PhoneStep onNewDiner={setNewPhone} />
        )}
      </Dialog.Body>
    </Dialog>
  );
}
