import { selectOrderAnnouncement } from '@/domain/orders/state';
import { statusText } from '@/domain/orders/status-text';
import { PLACED } from '@/domain/orders/types';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { VisuallyHidden } from '@/ui/text/visually-hidden';

/** Says a change of the followed order's status to those who do not see it; always there, as it must be to be heard. */
export function OrderAnnouncer() {
  const announcement = useAppSelector(selectOrderAnnouncement);
  return (
    <div role="status">
      <VisuallyHidden>
        {announcement &&
          (announcement.status === PLACED
            ? m.tracking_bar_placed({ id: announcement.id })
            : m.tracking_announcement({ id: announcement.id, status: statusText(announcement.status) }))}
      </VisuallyHidden>
    </div>
  );
}
