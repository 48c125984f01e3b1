import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectBusyVariantId } from '@/domain/cart/slice';
import type { Dish } from '@/domain/menu/types';
import type {
  AddableItem,
  ItemToChoose,
  ItemToOrderAgain,
  UnavailableItem,
} from '@/domain/orders/order-again';
import { formatRupees } from '@/lib/money';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { FoodMark } from '@/ui/text/food-mark';
import { Spinner } from '@/ui/feedback/spinner';
import { VisuallyHidden } from '@/ui/text/visually-hidden';
import type { DishChoices } from './use-dish-choices';
import type { OrderAgainProgress } from './use-order-again';

function ListSection({
  title,
  description,
  children,
}: {
  title: string;
  description?: string;
  children: ReactNode;
}) {
  return (
    <section aria-label={title}>
      <h3 className="text-14 font-bold">{title}</h3>
      {description && <p className="text-12 text-ink-muted">{description}</p>}
      <ul className="divide-y divide-line">{children}</ul>
    </section>
  );
}

function ItemName({ count, name, details }: { count: number; name: string; details: string | null }) {
  return (
    <div className="w-min min-w-0 grow">
      <p className="font-semibold">{m.orders_item({ count, name })}</p>
      {details && (
        <p dir="auto" className="text-12 text-ink-muted">
          {details}
        </p>
      )}
    </div>
  );
}

function InCart({ children }: { children: string }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-12 font-semibold text-positive">
      <Check className="size-4" />
      <span>{children}</span>
    </span>
  );
}

export function AddableList({
  addable,
  progress,
}: {
  addable: readonly AddableItem[];
  progress: OrderAgainProgress;
}) {
  const busyVariantId = useAppSelector(selectBusyVariantId);
  if (addable.length === 0) return null;
  return (
    <ListSection title={m.orders_again_addable()}>
      {addable.map(({ dish, variant, quantity }) => (
        <li key={variant.id} className="flex flex-wrap items-start gap-x-3 py-3 text-14">
          <ItemName count={quantity} name={dish.name} details={variant.label} />
          {busyVariantId === variant.id && <Spinner />}
          {progress.added.includes(variant.id) && <InCart>{m.orders_again_added()}</InCart>}
          <span className="ms-auto font-semibold tabular-nums">
            {formatRupees(quantity * variant.offerPrice)}
          </span>
        </li>
      ))}
    </ListSection>
  );
}

function lastOrderText({ size, toppings, addOns }: ItemToOrderAgain): string | null {
  const what = [size, toppings, addOns].filter(Boolean).join(' · ');
  return what ? m.orders_again_last_time({ what }) : null;
}

function lowestPrice(dish: Dish): string {
  const price = formatRupees(Math.min(...dish.variants.map((variant) => variant.offerPrice)));
  return dish.variants.length > 1 ? m.orders_again_from({ price }) : price;
}

export function ChoiceList({
  toChoose,
  choices,
}: {
  toChoose: readonly ItemToChoose[];
  choices: DishChoices;
}) {
  if (toChoose.length === 0) return null;
  return (
    <ListSection title={m.orders_again_to_choose()} description={m.orders_again_to_choose_text()}>
      {toChoose.map(({ item, dishes }, index) => (
        <li
          key={`${String(index)} ${item.name}`}
          className="flex flex-wrap items-center gap-x-3 py-3 text-14"
        >
          <ItemName count={item.count} name={item.name} details={lastOrderText(item)} />
          {choices.isChosen(index, dishes) && <InCart>{m.orders_again_chosen()}</InCart>}
          <ul className="ms-auto grid shrink-0 gap-2">
            {dishes.map((dish) => (
              <li key={dish.id} className="flex items-center justify-end gap-2">
                {dishes.length > 1 && <FoodMark isVeg={dish.isVeg} />}
                <span className="text-ink-muted tabular-nums">{lowestPrice(dish)}</span>
                <Button variant="tonal" size="44" onClick={() => choices.choose(index, dish)}>
                  <span>{m.orders_again_choose()}</span> <VisuallyHidden>{dish.name}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ListSection>
  );
}

export function UnavailableList({ unavailable }: { unavailable: readonly UnavailableItem[] }) {
  if (unavailable.length === 0) return null;
  return (
    <ListSection title={m.orders_again_missing()}>
      {unavailable.map(({ item, reason }, index) => (
        <li key={`${String(index)} ${item.name}`} className="flex flex-wrap items-start gap-x-3 py-3 text-14">
          <ItemName count={item.count} name={item.name} details={item.size ?? null} />
          <span className="ms-auto text-12 text-ink-muted">
            {reason === 'gone' ? m.orders_again_gone() : m.orders_again_out_of_stock()}
          </span>
        </li>
      ))}
    </ListSection>
  );
}
