/** Texts of lines and units. */
import type { RootState } from '../root-reducer';
import { isolate, m } from '@/texts';
import { selectMenu, selectVariantOwners } from '../menu/slice';
import type { CartLine, CartUnits } from './types';

/** '' while the menu loads. Nameless lines get a generic name, because they are charged and can be removed. */
export function selectLineName(
  state: RootState,
  { name, variantId }: Pick<CartLine, 'name' | 'variantId'>,
): string {
  const known = name || selectVariantOwners(state).get(variantId)?.dish.name;
  if (known) return known;
  const { status, data } = selectMenu(state);
  const isMenuLoading = data === null && (status === 'idle' || status === 'pending');
  return isMenuLoading ? '' : m.cart_line_unnamed();
}

/** '6 × Butter naan, 1 × Margherita (Half, Thin crust)' */
export function unitsText(state: RootState, units: readonly CartUnits[]): string {
  return units
    .map((item) => {
      const text = m.cart_units({ count: item.quantity, name: selectLineName(state, item) });
      return item.details ? `${text} (${isolate(item.details)})` : text;
    })
    .join(', ');
}
