import { useEffect, useRef } from 'react';
import type { MenuCategory } from '@/domain/menu/types';
import { m } from '@/texts';
import { classNames } from '@/ui/class-names';
import { isRightToLeft } from '@/ui/layout/reading-direction';
import { bringIntoView, scrollBehavior } from '@/ui/scroll/scroll-behavior';
import { sectionLabel } from './section-label';

export interface CategoryTabsProps {
  categories: readonly MenuCategory[];
  /** Category in view; '' means all. */
  current: string | undefined;
  /** '' scrolls to the start of the menu. */
  onPick: (category: string) => void;
}

const FADE_PX = 48;

/** Category tabs with "ALL CATEGORY" first, shown from 768 px (docs/behaviour.md 4.2). */
export function CategoryTabs({ categories, current, onPick }: CategoryTabsProps) {
  const row = useRef<HTMLElement>(null);

  useEffect(() => {
    const nav = row.current;
    const tab = nav?.querySelector<HTMLElement>('[aria-current]');
    if (!nav || !tab) return;
    const [all, own] = [nav.getBoundingClientRect(), tab.getBoundingClientRect()];
    const isReversed = isRightToLeft(nav);
    // Distances in px from the row's edges to the tab; negative when the tab is cut off.
    const [before, after] = isReversed
      ? [all.right - own.right, own.left - all.left]
      : [own.left - all.left, all.right - own.right];
    if (before >= 0 && after >= FADE_PX) return;
    nav.scrollBy({ left: (before - FADE_PX) * (isReversed ? -1 : 1), behavior: scrollBehavior() });
  }, [current]);

  return (
    <nav
      ref={row}
      onFocus={bringIntoView}
      aria-label={m.menu_categories()}
      className="no-scrollbar relative flex h-15 min-w-0 flex-1 overflow-x-auto scroll-px-12 pe-10 [mask-image:linear-gradient(to_right,black_calc(100%-48px),transparent)] rtl:[mask-image:linear-gradient(to_left,black_calc(100%-48px),transparent)] max-md:hidden"
    >
      {['', ...categories.map((category) => category.name)].map((name) => (
        <button
          key={name}
          type="button"
          dir="auto"
          aria-current={name === current ? 'true' : undefined}
          onClick={() => onPick(name)}
          className={classNames(
            'shrink-0 border-y-3 border-transparent px-3 text-14 font-semibold whitespace-nowrap -outline-offset-4',
            name === current ? 'border-b-accent text-accent-strong' : 'text-ink-muted hover:text-ink',
          )}
        >
          {sectionLabel(name) || m.menu_all_category()}
        </button>
      ))}
    </nav>
  );
}
