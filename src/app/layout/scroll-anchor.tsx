import { PureComponent, useDeferredValue } from 'react';
import { selectBanners, selectMenu } from '@/domain/menu/slice';
import { selectIsClosed } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { holdScroll, isScrollHeld } from '@/ui/scroll/hold-scroll';

type Place = readonly { element: Element; top: number }[];

/** Keeps the dishes in view at their place when one of its props changes. A hook could not measure before a change. */
class Anchor extends PureComponent<Readonly<Record<string, unknown>>, unknown, Place> {
  override getSnapshotBeforeUpdate(): Place {
    if (isScrollHeld() || window.scrollY === 0) return [];
    return [...document.querySelectorAll('article')]
      .map((element) => ({ element, top: element.getBoundingClientRect().top }))
      .filter(({ top }) => top >= 0 && top < window.innerHeight);
  }

  override componentDidUpdate(_: unknown, __: unknown, place: Place): void {
    const kept = place.find(({ element }) => element.isConnected);
    if (!kept) return;
    const { element, top } = kept;
    holdScroll(() => (element.isConnected ? element.getBoundingClientRect().top - top : 0), {
      endsOnScroll: true,
    });
  }

  override render() {
    return null;
  }
}

/**
 * Keeps the dishes in view at their place on the screen when a refresh adds or removes content above them. Browsers' own
 * scroll anchoring is lost where layout is skipped, and Safari has none.
 */
export function ScrollAnchor() {
  const { data: menu } = useAppSelector(selectMenu);
  const { data: banners } = useAppSelector(selectBanners);
  const isClosed = useAppSelector(selectIsClosed);
  // The menu page defers its dishes.
  const deferredMenu = useDeferredValue(menu);
  return <Anchor {...{ menu, deferredMenu, banners, isClosed }} />;
}
