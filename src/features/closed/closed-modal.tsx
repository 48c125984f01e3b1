import { Moon } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute } from '@/config/routes';
import { closedNoticeSeen, selectHasSeenClosedNotice } from '@/domain/visit/slice';
import { selectIsClosed } from '@/domain/shop/slice';
import { openDishIdIn } from '@/lib/dish-link';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { StateIllustration } from '@/ui/feedback/state-illustration';
import { Dialog } from '@/ui/overlay/dialog';

/** Reports once per visit that the restaurant is closed. The closed page shows no modal. */
export function ClosedModal() {
  const isClosed = useAppSelector(selectIsClosed);
  const dispatch = useAppDispatch();
  const hasSeen = useAppSelector(selectHasSeenClosedNotice);
  const { pathname, search } = useLocation();
  const page = matchRoute(pathname)?.id;
  const [isDismissed, setDismissed] = useState(() => page === 'closed' || hasSeen);
  // On the tracking page the order is already placed. A dish popup manages its own history entry.
  const isOpen = isClosed && !isDismissed && page !== 'orderInfo' && openDishIdIn(search) === null;
  useEffect(() => {
    if (isOpen) dispatch(closedNoticeSeen());
  }, [dispatch, isOpen]);
  return (
    <Dialog open={isOpen} onClose={() => setDismissed(true)} label={m.closed_badge()} variant="modal">
      <Dialog.Body>
        <ClosedNotice>
          <Button onClick={() => setDismissed(true)}>{m.close()}</Button>
        </ClosedNotice>
      </Dialog.Body>
    </Dialog>
  );
}

/** 'Closed' message with actions below (docs/behaviour.md 14). */
export function ClosedNotice({ isPage = false, children }: { isPage?: boolean; children: ReactNode }) {
  const Badge = isPage ? 'h1' : 'h2';
  return (
    <div className="flex flex-col items-center px-6 pt-7 pb-6 text-center">
      <StateIllustration kind="closed" />
      <Badge className="mt-5 inline-flex items-center gap-1.5 rounded-control bg-danger-soft px-3 py-1 text-14 font-semibold text-danger">
        <Moon className="size-4" />
        <span>{m.closed_badge()}</span>
      </Badge>
      <p className="mt-3 max-w-72 text-16 text-balance">{m.closed_text()}</p>
      <div className="mt-5 flex w-full flex-col gap-3">{children}</div>
    </div>
  );
}
