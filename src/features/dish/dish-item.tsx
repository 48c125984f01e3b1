import { Flame } from 'lucide-react';
import { memo, useId } from 'react';
import { MAX_DESCRIPTION_LENGTH } from '@/config/limits';
import { selectDish } from '@/domain/menu/slice';
import type { Dish } from '@/domain/menu/types';
import { afterNextPaint } from '@/platform/scheduling';
import { useAppSelector } from '@/store/hooks';
import { currentPageAndDish, useOpenDish } from './open-dish-context';
import { m } from '@/texts';
import { useLanguage } from '@/texts/use-language';
import { ClampedText } from '@/ui/text/clamped-text';
import { capitalizedClass, classNames } from '@/ui/class-names';
import { FoodMark } from '@/ui/text/food-mark';
import { ImageWithFallback } from '@/ui/layout/image-with-fallback';
import { Tag } from '@/ui/text/tag';
import { DishControl, OutOfStock } from './dish-control';
import { DishPrice } from './dish-price';

interface DishItemProps {
  dishId: string;
  /** Cards do not cut the name and the description. */
  hasWholeTexts?: boolean;
}

/** A dish in a list: a row on phones, a card from 768 px (docs/behaviour.md 5.1). The list draws the separators. */
export const DishItem = memo(function DishItem({ dishId, hasWholeTexts = false }: DishItemProps) {
  useLanguage();
  const dish = useAppSelector((state) => selectDish(state, dishId));
  return dish ? <DishArticle dish={dish} hasWholeTexts={hasWholeTexts} /> : null;
});

/** A grid, so that the same elements form the row and the card. */
function DishArticle({ dish, hasWholeTexts }: { dish: Dish; hasWholeTexts: boolean }) {
  const nameId = useId();
  return (
    <article
      aria-label={dish.name}
      data-dish={dish.id}
      className={classNames(
        'relative grid h-full grid-cols-[minmax(0,1fr)_128px] grid-rows-[auto_auto_1fr] gap-x-4',
        'md:grid-cols-[minmax(0,1fr)_auto] md:grid-rows-dish-card md:gap-x-3',
      )}
    >
      <DishHeader dish={dish} nameId={nameId} hasWholeName={hasWholeTexts} />
      <DishPrice
        variant={dish.variants[0]}
        className="col-start-1 row-start-2 mt-0.5 self-start md:row-start-4 md:mt-3"
      />
      {dish.description !== '' && (
        <ClampedText
          text={dish.description}
          limit={MAX_DESCRIPTION_LENGTH}
          moreLabel={m.dish_more()}
          lessLabel={m.dish_less()}
          describedBy={nameId}
          className={classNames(
            'col-start-1 row-start-3 mt-1 self-start [&>button]:z-10',
            'md:col-span-2 md:[&>button]:hidden',
            !hasWholeTexts && 'md:line-clamp-2',
          )}
        />
      )}
      <ImageWithFallback
        src={dish.imageUrl ?? undefined}
        alt=""
        width={128}
        height={96}
        isGrey={dish.isOutOfStock}
        className={classNames(
          'col-start-2 row-span-3 row-start-1 w-32 self-start',
          // The button of the name, which covers the item, gets the taps.
          'pointer-events-none md:col-span-2 md:col-start-1 md:row-span-1 md:h-45 md:w-full',
          dish.imageUrl === null && 'hidden md:block',
        )}
      />
      {dish.isOutOfStock ? <OutOfStock /> : <DishControl dish={dish} nameId={nameId} />}
    </article>
  );
}

interface DishHeaderProps {
  dish: Dish;
  nameId: string;
  hasWholeName: boolean;
}

/** The button of the name covers the whole item. */
function DishHeader({ dish, nameId, hasWholeName }: DishHeaderProps) {
  const openDish = useOpenDish();
  const open = () => {
    const before = currentPageAndDish();
    // Paint the tap first. Skip opening if the diner has opened another page or dish meanwhile.
    void afterNextPaint().then(() => {
      if (currentPageAndDish() === before) openDish(dish.id);
    });
  };
  const name = <DishName name={dish.name} />;
  return (
    <div className="col-start-1 row-start-1 flex flex-wrap items-center gap-x-2 self-start md:col-span-2 md:row-start-2 md:mt-3">
      <FoodMark food={dish.food} className="my-0.5" />
      {dish.isPopular && (
        <Tag tone="popular" icon={<Flame />} className="md:order-last md:shrink-0">
          {m.dish_popular()}
        </Tag>
      )}
      <h3
        id={nameId}
        dir={dish.isOutOfStock ? 'auto' : undefined}
        className={classNames(
          // With large text, the tag moves below the name.
          'mt-1 w-full min-w-0 text-16 font-semibold wrap-anywhere md:mt-0 md:min-w-[6rem] md:flex-1',
          // A button truncates its own text: truncating the h3 would clip the focus ring.
          dish.isOutOfStock && 'text-ink-muted md:truncate',
        )}
      >
        {dish.isOutOfStock ? (
          name
        ) : (
          <button
            type="button"
            aria-label={dish.name}
            dir="auto"
            onClick={open}
            className={classNames(
              'after:absolute after:inset-0 active:after:bg-ink/5 md:block md:w-full',
              !hasWholeName && 'md:truncate',
            )}
          >
            {name}
          </button>
        )}
      </h3>
    </div>
  );
}

/** Rows show the name in lower case with a capital first letter, cards as given. */
function DishName({ name }: { name: string }) {
  const lowered = name.toLocaleLowerCase('en');
  if (lowered === name) return <span className={capitalizedClass(name)}>{name}</span>;
  return (
    <>
      <span className={classNames(capitalizedClass(lowered), 'md:hidden')}>{lowered}</span>
      <span className="hidden md:inline">{name}</span>
    </>
  );
}
