import { useState } from 'react';
import { loginDismissed, selectLoginOpen } from '@/domain/prompts/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Dialog } from '@/ui/dialog';
import { NameStep } from './name-step';
import { PhoneStep } from './phone-step';

/** The login popup: a phone number and its code, then a name when the restaurant does not know the number. */
export function LoginDialog() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectLoginOpen);
  const [newPhone, setNewPhone] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (wasOpen !== open) {
    setWasOpen(open);
    if (open) setNewPhone('');
  }

  return (
    <Dialog
      open={open}
      onClose={() => dispatch(loginDismissed())}
      label={m.login_title()}
      closeLabel={m.close()}
      heading={newPhone ? m.login_name_title() : m.login_title()}
      bodyClassName="px-5 pb-[max(20px,env(safe-area-inset-bottom))]"
    >
      {newPhone ? <NameStep phone={newPhone} /> : <PhoneStep onNewDiner={setNewPhone} />}
    </Dialog>
  );
}
