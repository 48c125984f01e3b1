import { Children, useSyncExternalStore, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { PageButtons, PageDots } from './page-controls';
import { SnapList } from './snap-list';
import { usePaging } from './use-paging';

/** Items per page on desktop, and number of skeletons (docs/behaviour.md 3). */
export const CAROUSEL_PAGE_SIZE = 4;
const TABLET_PAGE_SIZE = 3;

interface CarouselProps {
  title: string;
  /** Also pages on tablets, with dots below. */
  hasDots?: boolean;
  listClassName: string;
  itemClassName: string;
  children: ReactNode;
}

/** A titled row of items: pages of four on desktop, scrolled freely on phones. */
export function Carousel({ title, hasDots = false, listClassName, itemClassName, children }: CarouselProps) {
  const isDesktop = useIsDesktop();
  const pageSize = !hasDots || isDesktop ? CAROUSEL_PAGE_SIZE : TABLET_PAGE_SIZE;
  const { listProps, page, pageCount, show } = usePaging(Children.count(children), pageSize);
  return (
    <section aria-label={title} className="relative min-w-0">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 className="text-20 font-bold">{title}</h2>
        <PageButtons
          isFirst={page === 0}
          isLast={page === pageCount - 1}
          onTurn={(step) => show(page + step)}
          variant="outlined"
          {...(hasDots && { className: 'md:flex' })}
        />
      </div>
      <SnapList
        {...listProps}
        className={classNames('gap-6', listClassName)}
        itemClassName={classNames('lg:w-[calc((100%-3*24px)/4)]', itemClassName)}
      >
        {children}
      </SnapList>
      {hasDots && <PageDots page={page} pageCount={pageCount} className="max-md:hidden" />}
    </section>
  );
}

const desktop = () => window.matchMedia('(min-width: 1024px)');

function onDesktopChange(onChange: () => void): () => void {
  const query = desktop();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True while prerendering and hydrating. */
const useIsDesktop = () =>
  useSyncExternalStore(
    onDesktopChange,
    () => desktop().matches,
    () => true,
  );
