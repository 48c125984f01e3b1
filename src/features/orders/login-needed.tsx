import { loginRequested } from '@/domain/dialogs/slice';
import { useAppDispatch } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { StateMessage } from '@/ui/feedback/state-message';

/** Replaces orders until the diner logs in. `title` states the reason. */
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
