import { toPaise } from '@/lib/money';
import type { DishSelection } from './types';

/**
 * The options in a customized dish's `displayTopping`: what stands between the first '[' after `data` and
 * the last ']' of each piece, joined with ', ' (contract, section 4). Option names may hold brackets,
 * colons and commas themselves, so nothing inside is taken apart.
 */
export function toppingTextOf(pieces: readonly unknown[]): string {
  return pieces
    .map((piece) => {
      const text = typeof piece === 'string' ? piece : '';
      const open = text.indexOf('[', Math.max(0, text.indexOf('data')));
      const close = text.lastIndexOf(']');
      return open < 0 || close <= open ? '' : text.slice(open + 1, close).trim();
    })
    .filter(Boolean)
    .join(', ');
}

/** Rupees as the wire writes them: '40', '57.5'. */
function rupees(paise: number): string {
  return String(paise / toPaise(1));
}

/**
 * `addCustDish`: two entries as JSON text, customization first, add-ons second (contract, section 4).
 * `customized_id` is the id of the group that was selected from, several joined with ','.
 */
export function addCustDishText(selection: DishSelection): string {
  const entry = (groups: readonly { groupId: string; options: readonly string[] }[]) => {
    const used = groups.filter((group) => group.options.length > 0);
    return {
      customized_id: used.map((group) => group.groupId).join(','),
      data: `[${used.flatMap((group) => group.options).join(', ')}]`,
    };
  };
  return JSON.stringify([
    entry(selection.customizations),
    entry(
      selection.addOns.map((group) => ({
        groupId: group.groupId,
        options: group.options.map((option) => `${option.name}:${rupees(option.price)}`),
      })),
    ),
  ]);
}
