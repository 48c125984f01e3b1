import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isTrackingPath, normalizePath, paths } from '@/config/paths';
import { closedNoticeShown, selectHasSeenClosed } from '@/domain/dialogs/slice';
import { selectIsClosed } from '@/domain/shop/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/overlay/dialog';
import { ClosedNotice } from './closed-notice';

/** Shows once a visit that the restaurant is closed. The closed page itself shows no modal. */
export function ClosedModal() {
  const isClosed = useAppSelector(selectIsClosed);
  const dispatch = useAppDispatch();
  const hasSeenClosed = useAppSelector(selectHasSeenClosed);
  const { pathname } = useLocation();
  const [isDone, setDone] = useState(() => normalizePath(pathname) === paths.closed || hasSeenClosed);
  // On the tracking page the order is already placed.
  const isOpen = isClosed && !isDone && !isTrackingPath(pathname);
  useEffect(() => {
    if (isOpen) dispatch(closedNoticeShown());
  }, [dispatch, isOpen]);
  return (
    <Dialog
      open={isOpen}
      onClose={() => setDone(true)}
      label={m.closed_badge()}
      closeLabel={m.close()}
      variant="modal"
      hideClose
    >
      <ClosedNotice>
        <Button onClick={() => setDone(true)}>{m.close()}</Button>
      </ClosedNotice>
    </Dialog>
  );
}
