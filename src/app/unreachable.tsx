import { useEffect } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { loadShop } from '@/store/start';
import { m } from '@/texts';
import { Button } from '@/ui/button';
import { StateMessage } from '@/ui/state-message';

/** In a page's place while the restaurant cannot be looked up; tries again by itself when back online. */
export function Unreachable() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const retry = () => void dispatch(loadShop());
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [dispatch]);
  return (
    <StateMessage
      kind="failed"
      title={m.layout_unreachable_title()}
      sentence={m.layout_unreachable_text()}
      action={<Button onClick={() => void dispatch(loadShop())}>{m.try_again()}</Button>}
    />
  );
}
