import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { matchRoute } from '@/config/routes';
import { noticeShown, selectHasSeenNotice } from '@/domain/visit/slice';
import { selectIsClosed } from '@/domain/shop/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/overlay/dialog';
import { ClosedNotice } from './closed-notice';

/** Reports once per visit that the restaurant is closed. The closed page shows no modal. */
export function ClosedModal() {
  const isClosed = useAppSelector(selectIsClosed);
  const dispatch = useAppDispatch();
  const hasSeen = useAppSelector((state) => selectHasSeenNotice(state, 'closed'));
  const page = matchRoute(useLocation().pathname)?.id;
  const [isDismissed, setDismissed] = useState(() => page === 'closed' || hasSeen);
  // On the tracking page the order is already placed.
  const isOpen = isClosed && !isDismissed && page !== 'orderInfo';
  useEffect(() => {
    if (isOpen) dispatch(noticeShown('closed'));
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
