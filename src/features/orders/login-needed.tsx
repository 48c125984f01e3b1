import { loginRequested } from '@/domain/dialogs/slice';
import { useAppDispatch } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { StateMessage } from '@/ui/feedback/state-message';

/** Takes the place of orders until the diner has logged in. @param title says what the login is for. */
export function LoginNeeded({ title }: { title: string }) {
  const dispatch = useAppDispatch();
  return (
    <StateMessage
      kind="orders"
      title={title}
      action={<Button onClick={() => dispatch(loginRequested())}>{m.orders_login()}</Button>}
      className="pt-20 [&_h2]:first-letter:uppercase"
    />
  );
}
