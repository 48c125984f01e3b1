import { ChevronUp } from 'lucide-react';
import { memo, useId } from 'react';
import { categoryToggled, selectIsCollapsed } from '@/domain/menu/slice';
import type { MenuCategory } from '@/domain/menu/types';
import { DishList, type DishListProps } from '@/features/dish/dish-list';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useLanguage } from '@/texts/use-language';
import { classNames } from '@/ui/class-names';
import { sectionLabel, sectionAriaLabel } from './section-label';

interface MenuSectionProps extends DishListProps {
  category: MenuCategory;
}

export const MenuSection = memo(function MenuSection({ category, ...list }: MenuSectionProps) {
  useLanguage();
  const id = useId();
  const dispatch = useAppDispatch();
  const isCollapsed = useAppSelector((state) => selectIsCollapsed(state, category.name));
  return (
    <section
      data-category={category.name}
      aria-labelledby={id}
      className="border-line max-md:not-first:border-t-8 max-md:not-first:border-surface-sunken md:pt-4 md:pb-6"
    >
      <h2 className="page-width">
        <button
          type="button"
          aria-label={sectionAriaLabel(category.name, category.dishIds.length)}
          aria-expanded={!isCollapsed}
          onClick={() => dispatch(categoryToggled(category.name))}
          className="group flex min-h-15 w-full items-center gap-2 rounded-control text-start text-20 font-bold -outline-offset-2"
        >
          <span id={id} dir="auto" className="min-w-0">
            {sectionLabel(category.name)}
          </span>{' '}
          <span className="flex-1 text-14 font-normal text-ink-muted tabular-nums">
            {category.dishIds.length}
          </span>
          <ChevronUp
            className={classNames(
              'size-6 shrink-0 transition-transform',
              isCollapsed
                ? 'rotate-180'
                : 'md:pointer-fine:opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100',
            )}
          />
        </button>
      </h2>
      {!isCollapsed && (
        <div className="page-width">
          <DishList {...list} />
        </div>
      )}
    </section>
  );
});
