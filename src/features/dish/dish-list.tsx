import { memo, type CSSProperties } from 'react';
import { classNames } from '@/ui/class-names';
import type { LazyParts } from '@/ui/list/use-lazy-parts';
import { DishItem } from './dish-item';

/** Dishes that render together: whole rows at 1, 3 and 4 columns. More would delay a tap on a slow phone. */
export const PART_SIZE = 12;

export interface DishPart {
  key: string;
  ids: readonly string[];
}

/** @param name unique in the page */
export function dishParts(name: string, ids: readonly string[]): DishPart[] {
  return Array.from({ length: Math.ceil(ids.length / PART_SIZE) }, (_, index) => ({
    key: `${name}/${index}`,
    ids: ids.slice(index * PART_SIZE, (index + 1) * PART_SIZE),
  }));
}

export interface DishListProps extends Pick<LazyParts, 'rendered' | 'observe'> {
  parts: readonly DishPart[];
  /** Number of dishes that render at once. */
  eager: number;
}

export function DishList({ parts, eager, rendered, observe }: DishListProps) {
  return (
    <div className="flex flex-col max-md:-mt-3 max-md:divide-y max-md:divide-line md:gap-8">
      {parts.map((part, index) => (
        <Part
          key={part.key}
          part={part}
          observe={observe}
          eager={index === 0 ? eager : 0}
          isRendered={rendered.has(part.key)}
        />
      ))}
    </div>
  );
}

interface PartProps {
  part: DishPart;
  observe: LazyParts['observe'];
  eager: number;
  isRendered: boolean;
}

/** Has an estimated height until it is rendered, and again where the browser skips its layout. */
const Part = memo(function Part({ part: { key, ids }, observe, eager, isRendered }: PartProps) {
  const shown = isRendered ? ids : ids.slice(0, eager);
  const isPending = shown.length < ids.length;
  return (
    <div
      ref={observe}
      data-part={key}
      data-pending={isPending || undefined}
      className={classNames(
        // `box-content`: `min-height` must mean the same as `contain-intrinsic-height`.
        'estimated-dishes -m-1 box-content grid p-1',
        'max-md:divide-y max-md:divide-line md:grid-cols-3 md:gap-x-6 md:gap-y-8 lg:grid-cols-4',
        isPending ? 'min-h-(--dishes-height) content-start' : '[content-visibility:auto]',
      )}
      style={{ '--dishes': ids.length } as CSSProperties}
    >
      {shown.map((id) => (
        <div key={id} data-item={id} className="min-w-0 max-md:py-5">
          <DishItem dishId={id} />
        </div>
      ))}
    </div>
  );
});
