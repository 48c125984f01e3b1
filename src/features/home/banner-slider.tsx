import { useRef } from 'react';
import { BANNER_SWIPE_PX } from '@/config/limits';
import { selectHasFailed } from '@/domain/connectivity/slice';
import { selectBanners } from '@/domain/menu/slice';
import type { Banner } from '@/domain/menu/types';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Skeleton } from '@/ui/feedback/skeleton';
import { classNames } from '@/ui/class-names';
import { ImageWithFallback } from '@/ui/layout/image-with-fallback';
import { isRightToLeft } from '@/ui/layout/reading-direction';
import { SnapList } from '@/ui/list/snap-list';
import { usePaging } from '@/ui/list/use-paging';
import { useSwipe } from '@/ui/list/use-swipe';
import { PageButtons, PageDots } from '@/ui/list/page-controls';
import { SectionError } from './section-error';
import { useAutoplay } from './use-autoplay';

/** Banner slider (docs/behaviour.md 3). */
export function BannerSlider() {
  const resource = useAppSelector(selectBanners);
  const banners = resource.data;
  const hasFailed = useAppSelector((state) => selectHasFailed(state, resource));

  if (!banners) {
    return hasFailed ? (
      <SectionError section="banners" text={m.home_banners_failed()} />
    ) : (
      <Skeleton shape="box" className="h-36 w-full lg:h-70" />
    );
  }
  return banners.length > 0 && <Slides banners={banners} />;
}

function Slides({ banners }: { banners: readonly Banner[] }) {
  const pointerType = useRef('');
  const { listProps, page, pageCount, show } = usePaging(banners.length, 1);
  const showWrapped = (next: number) => show((next + pageCount) % pageCount);
  const dispatch = useAutoplay(() => showWrapped(page + 1));

  // Not the browser's own scrolling: its momentum would move a short swipe to the next banner.
  const swipe = useSwipe({
    threshold: BANNER_SWIPE_PX,
    onSwipe: (direction) => {
      dispatch('swiped');
      // The next banner follows the finger.
      const list = listProps.ref.current;
      showWrapped(list && isRightToLeft(list) ? page + direction : page - direction);
    },
  });

  return (
    <div
      onPointerEnter={(event) => {
        pointerType.current = event.pointerType;
      }}
      onMouseEnter={() => {
        // A tap of a finger or a pen fires mouseenter too, but is no hover.
        if (pointerType.current === 'mouse') dispatch('pointerEntered');
      }}
      onMouseLeave={() => dispatch('pointerLeft')}
    >
      <section
        aria-label={m.home_banners()}
        className="relative -mx-4 flex min-w-0 flex-col md:-mx-6 lg:mx-0"
      >
        <SnapList
          {...listProps}
          {...swipe}
          className="-my-1 touch-pan-y touch-pinch-zoom gap-3 scroll-px-4 px-4 py-1 md:scroll-px-6 md:px-6 lg:-m-1 lg:scroll-px-1 lg:p-1"
          itemClassName={classNames(
            'translate-x-[var(--drag,0px)] lg:w-full',
            banners.length > 1 ? 'w-[calc(100%-24px)] md:w-[80%]' : 'w-full',
          )}
        >
          {banners.map((banner, index) => (
            <button
              key={banner.imageUrl}
              type="button"
              onClick={() => dispatch('imageClicked')}
              className="block w-full rounded-card"
            >
              <ImageWithFallback
                src={banner.imageUrl}
                alt={m.home_banner({ number: index + 1, count: banners.length })}
                width={800}
                height={380}
                priority={index === 0}
                className="w-full lg:h-70"
              />
            </button>
          ))}
        </SnapList>
        <PageButtons
          isFirst={pageCount === 1}
          isLast={pageCount === 1}
          onTurn={(step) => {
            dispatch('slideChanged');
            showWrapped(page + step);
          }}
          variant="raised"
          className="absolute end-4 bottom-4"
        />
        <PageDots
          page={page}
          pageCount={pageCount}
          className="lg:absolute lg:start-6 lg:bottom-5 lg:mt-0 lg:h-5.5 lg:rounded-full lg:bg-surface-raised lg:px-2.5"
        />
      </section>
    </div>
  );
}
