import { useAppDispatch } from '@/store/hooks';
import { loadShop } from '@/store/start';
import { m } from '@/texts';
import { Button } from '@/ui/button';
import { StateMessage } from '@/ui/state-message';

/** In a page's place while the restaurant cannot be looked up. */
export function Unreachable() {
  const dispatch = useAppDispatch();
  return (
    <StateMessage
      kind="failed"
      title={m.layout_unreachable_title()}
      sentence={m.layout_unreachable_text()}
      action={<Button onClick={() => void dispatch(loadShop())}>{m.try_again()}</Button>}
    />
  );
}
