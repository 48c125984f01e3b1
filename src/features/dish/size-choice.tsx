import { useId } from 'react';
import type { SizeVariant } from '@/domain/menu/types';
import { m } from '@/texts';
import { ChoiceRow } from '@/ui/controls/choice-row';
import { DishPrice } from './dish-price';
import { PopupSection } from './option-groups';

interface SizeChoiceProps {
  variants: readonly SizeVariant[];
  chosenId: string;
  onChoose: (variantId: string) => void;
}

/** Sizes as radios with their prices (docs/behaviour.md 5.3). */
export function SizeChoice({ variants, chosenId, onChoose }: SizeChoiceProps) {
  const name = useId();
  return (
    <PopupSection title={m.dish_size()} hint={m.dish_size_hint()}>
      {variants.map((variant) => (
        <ChoiceRow
          key={variant.id}
          kind="radio"
          className="py-1.5"
          name={name}
          label={<span dir="auto">{variant.label ?? m.dish_size_unnamed()}</span>}
          trailing={
            <DishPrice
              variant={variant}
              formatOff={(inputs) => m.dish_popup_percent_off(inputs)}
              className="justify-end"
            />
          }
          checked={variant.id === chosenId}
          onChange={() => onChoose(variant.id)}
        />
      ))}
    </PopupSection>
  );
}
