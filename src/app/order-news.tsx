import { selectOrderNews } from '@/domain/orders/state';
import { statusText } from '@/domain/orders/status-text';
import { PLACED } from '@/domain/orders/types';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { VisuallyHidden } from '@/ui/visually-hidden';

/** Says a change of the followed order's status to those who do not see it; always there, as it must be to be heard. */
export function OrderNews() {
  const news = useAppSelector(selectOrderNews);
  return (
    <div role="status">
      <VisuallyHidden>
        {news &&
          (news.status === PLACED
            ? m.tracking_bar_placed({ id: news.id })
            : m.tracking_news({ id: news.id, status: statusText(news.status) }))}
      </VisuallyHidden>
    </div>
  );
}
