import { Share2 } from 'lucide-react';
import { useRef } from 'react';
import { useHref } from 'react-router-dom';
import { withDish } from '@/lib/dish-link';
import { paths } from '@/config/paths';
import { COPY_NOTICE_MS, STATUS_MESSAGE_MS } from '@/config/limits';
import { selectAllCategories } from '@/domain/menu/slice';
import type { Dish } from '@/domain/menu/types';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { classNames } from '@/ui/class-names';
import { IconButton } from '@/ui/controls/icon-button';
import { shareOrCopy } from '@/platform/share';
import { useTimedState } from '@/ui/hooks/use-timed-state';

/** Returns the absolute URL `menu/{category}?dish={id}` of this shop. */
function useShareUrl(dish: Dish): string {
  const category = useAppSelector(
    (state) => selectAllCategories(state).find((section) => section.dishIds.includes(dish.id))?.name,
  );
  const path = useHref(paths.menu(category));
  return `${window.location.origin}${path}${withDish('', dish.id)}`;
}

export function ShareDish({ dish, className }: { dish: Dish; className: string }) {
  const url = useShareUrl(dish);
  const container = useRef<HTMLDivElement>(null);
  const [status, showStatus] = useTimedState<string>();

  const share = async () => {
    const result = await shareOrCopy({ title: dish.name, url }, url, container.current ?? undefined);
    if (result === 'copied') showStatus(m.dish_share_copied(), COPY_NOTICE_MS);
    else if (result === 'failed') showStatus(m.dish_share_failed(), STATUS_MESSAGE_MS);
  };

  return (
    <div ref={container} className={classNames('flex items-center', className)}>
      <p role="status" className="me-1 -mt-3 text-12 text-ink-muted">
        {status}
      </p>
      <IconButton label={m.dish_share()} icon={<Share2 className="size-5" />} onClick={() => void share()} />
    </div>
  );
}
