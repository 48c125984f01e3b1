import { useEffect, useRef, useState } from 'react';
import { BANNER_SWIPE_PX } from '@/config/limits';
import { selectBanners } from '@/domain/menu/slice';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { Carousel, type CarouselHandle } from '@/ui/list/carousel';
import { Picture } from '@/ui/layout/picture';
import { Skeleton } from '@/ui/feedback/skeleton';
import { useReducedData } from '@/ui/hooks/use-reduced-data';
import { SectionError } from './section-error';
import { useAutoplay } from './use-autoplay';

/** Banner slider (spec §4); with reduced data the pictures load on request. */
export function BannerSlider() {
  const { data: banners, status } = useAppSelector(selectBanners);
  const carousel = useRef<CarouselHandle>(null);
  const pointer = useRef('');
  const tell = useAutoplay(() => carousel.current?.showNext());
  const isSparing = useReducedData();
  const [isAsked, setAsked] = useState(false);
  const firstBanner = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The pressed button is gone; the first banner takes its focus.
    if (isAsked) firstBanner.current?.focus({ preventScroll: true });
  }, [isAsked]);

  if (!banners) {
    return status === 'failed' ? (
      <SectionError part="banners" text={m.home_banners_failed()} />
    ) : (
      <Skeleton shape="box" className="h-36 w-full lg:h-70" />
    );
  }
  if (banners.length === 0) return null;
  if (isSparing && !isAsked) {
    return (
      <section
        aria-label={m.home_banners()}
        className="grid h-36 place-items-center rounded-card bg-surface-sunken lg:h-70"
      >
        <Button variant="text" size="44" onClick={() => setAsked(true)}>
          {m.home_show_pictures()}
        </Button>
      </section>
    );
  }
  return (
    <div
      onPointerEnter={(event) => {
        pointer.current = event.pointerType;
      }}
      onMouseEnter={() => {
        // A tap fires mouseenter too, but a finger does not hover.
        if (pointer.current !== 'touch') tell('pointerCame');
      }}
      onMouseLeave={() => tell('pointerLeft')}
    >
      <Carousel
        ref={carousel}
        label={m.home_banners()}
        previousLabel={m.home_previous()}
        nextLabel={m.home_next()}
        buttons="over"
        dots="over"
        loop
        swipeThreshold={BANNER_SWIPE_PX}
        onUse={(how) => tell(how === 'swipe' ? 'swiped' : 'slideChanged')}
        className="-mx-4 flex flex-col md:-mx-6 lg:mx-0"
        listClassName="-my-1 scroll-px-4 px-4 py-1 md:scroll-px-6 md:px-6 lg:-m-1 lg:scroll-px-1 lg:p-1"
        itemClassName={banners.length > 1 ? 'w-[calc(100%-24px)] md:w-[80%]' : 'w-full'}
      >
        {banners.map((banner, index) => (
          <button
            key={banner.imageUrl}
            ref={index === 0 ? firstBanner : undefined}
            type="button"
            onClick={() => tell('imageClicked')}
            className="block w-full rounded-card"
          >
            <Picture
              src={banner.imageUrl}
              alt={m.home_banner({ number: index + 1, count: banners.length })}
              width={800}
              height={380}
              priority={index === 0}
              className="w-full lg:h-70"
            />
          </button>
        ))}
      </Carousel>
    </div>
  );
}
