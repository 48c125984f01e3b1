import { Flame } from 'lucide-react';
import { useRef, useState } from 'react';
import { MAX_POPUP_DESCRIPTION_LENGTH, STICKY_HEADER_SCROLL_PX } from '@/config/limits';
import { selectIsCartBusy } from '@/domain/cart/slice';
import { addOnGroups, customizationGroups } from '@/domain/option-groups/slice';
import type { Dish } from '@/domain/menu/types';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useWanted } from '@/store/use-resource';
import { m } from '@/texts';
import { ClampedText } from '@/ui/text/clamped-text';
import { Dialog } from '@/ui/overlay/dialog';
import { FoodMark } from '@/ui/text/food-mark';
import { classNames } from '@/ui/class-names';
import { ImageWithFallback } from '@/ui/layout/image-with-fallback';
import { RetryButton } from '@/ui/controls/retry-button';
import { scrollBehavior } from '@/ui/scroll/scroll-behavior';
import { SkeletonRows } from '@/ui/feedback/skeleton-rows';
import { Tag } from '@/ui/text/tag';
import { DishPrice } from './dish-price';
import { OptionGroupsList } from './option-groups';
import { PopupBar } from './popup-bar';
import { ShareDish } from './share-dish';
import { SizeChoice } from './size-choice';
import { useDishPopup } from './use-dish-popup';

interface DishPopupProps {
  dish: Dish;
  open: boolean;
  onClose: () => void;
}

export function DishPopup({ dish, open, onClose }: DishPopupProps) {
  const body = useRef<HTMLDivElement>(null);
  const [isScrolled, setScrolled] = useState(false);
  const isCartBusy = useAppSelector(selectIsCartBusy);
  const retryGroups = useGroups(dish);
  const popup = useDishPopup(dish, {
    isOpen: open,
    onAdded: onClose,
    onUnmet: (groupId) => {
      const group = body.current?.querySelector(`[data-option-group="${CSS.escape(groupId)}"]`);
      group?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
      group?.querySelector('input')?.focus({ preventScroll: true });
    },
  });
  const hasSizes = dish.variants.length > 1 || dish.variants[0].label !== null;

  return (
    <Dialog
      open={open}
      onClose={onClose}
      hasHistoryEntry={false}
      focusFallback={() => buttonOnPage(dish)}
      label={dish.name}
      variant="popup"
    >
      <div className={classNames('absolute end-3 z-20', isScrolled ? 'top-2.5' : 'top-3')}>
        <Dialog.CloseButton
          variant={isScrolled ? 'plain' : 'raised'}
          className="md:bg-surface-raised md:shadow-none"
        />
      </div>
      {isScrolled && <StickyHeader dish={dish} />}
      <Dialog.Body
        ref={body}
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > STICKY_HEADER_SCROLL_PX)}
        className={classNames(
          'md:grid md:grid-cols-[400px_1fr] md:items-start',
          // Scroll padding for the sticky header, which grows with a long name, and for the footer.
          'scroll-pt-[calc(7.5rem*var(--leading)+8px)] md:scroll-pb-28 low:scroll-pt-18',
        )}
      >
        <div className="md:sticky md:top-0 md:h-(--popup-height)">
          <ImageWithFallback
            src={dish.imageUrl ?? undefined}
            alt=""
            width={360}
            height={200}
            priority
            className="w-full rounded-none md:h-full"
          />
        </div>
        <div className="min-w-0 md:pb-19">
          <div className="relative px-5 pt-3.5 pb-5 md:pe-18">
            <ShareDish dish={dish} className="absolute top-2 end-2 md:top-3 md:end-15" />
            <div className="flex min-h-5 items-center gap-2.5">
              <FoodMark food={dish.food} />
              {dish.isPopular && (
                <Tag tone="popular" icon={<Flame />}>
                  {m.dish_popular()}
                </Tag>
              )}
            </div>
            <h2 className="mt-1 pe-10 text-20 font-bold">
              <span dir="auto">{dish.name}</span>
            </h2>
            {!hasSizes && (
              <DishPrice
                variant={dish.variants[0]}
                formatOff={(inputs) => m.dish_popup_percent_off(inputs)}
              />
            )}
            {dish.description !== '' && (
              <ClampedText
                text={dish.description}
                limit={MAX_POPUP_DESCRIPTION_LENGTH}
                moreLabel={m.dish_popup_more()}
                lessLabel={m.dish_less()}
                className="mt-1 whitespace-pre-line"
              />
            )}
          </div>
          {hasSizes && (
            <SizeChoice variants={dish.variants} chosenId={popup.variantId} onChoose={popup.chooseSize} />
          )}
          {popup.groups.status === 'ready' && (
            <OptionGroupsList
              groups={popup.groups}
              selection={popup.selection}
              unmetGroupId={popup.message?.unmetGroupId ?? null}
              onToggle={popup.toggle}
              onClear={popup.clear}
            />
          )}
          {popup.groups.status === 'pending' && (
            <SkeletonRows
              rows={4}
              widths={['w-40']}
              className="border-t-8 border-surface-sunken px-5 pt-5 pb-2"
              rowClassName="h-12"
            />
          )}
          {popup.groups.status === 'failed' && <GroupsFailed onRetry={retryGroups} />}
        </div>
      </Dialog.Body>
      <Dialog.Footer className="md:absolute md:start-100 md:end-0 md:bottom-0">
        <PopupBar
          dishName={dish.name}
          quantity={popup.quantity}
          total={popup.total}
          message={popup.message}
          busy={isCartBusy}
          disabled={popup.groups.status !== 'ready'}
          onQuantity={popup.setQuantity}
          onAdd={() => void popup.add()}
        />
      </Dialog.Footer>
    </Dialog>
  );
}

/** Focus fallback of a popup that a link opened: the dish's button on the page. */
function buttonOnPage({ id }: Dish): HTMLElement | null {
  return document.querySelector(`[data-dish="${CSS.escape(id)}"] h3 button`);
}

/** Shows the option groups of the dish. @returns a function that repeats a failed request. */
function useGroups({ hasCustomizations, hasAddOns }: Dish): () => void {
  const dispatch = useAppDispatch();
  useWanted(customizationGroups, hasCustomizations ? undefined : null);
  useWanted(addOnGroups, hasAddOns ? undefined : null);
  return () => {
    if (hasCustomizations) void dispatch(customizationGroups.fetch());
    if (hasAddOns) void dispatch(addOnGroups.fetch());
  };
}

/** Shown after 200 px of scrolling. Hidden from screen readers as a duplicate. */
function StickyHeader({ dish }: { dish: Dish }) {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 top-0 z-10 flex min-h-16 items-center gap-3 border-b border-line bg-surface-raised py-1 ps-4 pe-18 md:start-100"
    >
      <ImageWithFallback
        src={dish.imageUrl ?? undefined}
        alt=""
        width={44}
        height={44}
        className="size-11 rounded-control"
      />
      <FoodMark food={dish.food} isDecorative />
      <p dir="auto" className="line-clamp-5 min-w-0 low:line-clamp-1 text-16 font-semibold wrap-anywhere">
        {dish.name}
      </p>
    </div>
  );
}

/** Shown inline, because the failure is only logged. Adding is disabled until a retry succeeds. */
function GroupsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="flex items-center justify-between gap-4 border-t-8 border-surface-sunken px-5 py-5">
      <p className="text-14 text-ink-muted">{m.dish_options_failed()}</p>
      <RetryButton id="retry-options" variant="tonal" size="44" onRetry={onRetry} className="shrink-0" />
    </div>
  );
}
