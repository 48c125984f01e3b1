import { toPaise } from '@/lib/money';
import type { DishSelection } from './types';

/** Rupees in wire format: '40', '57.5'. */
function rupees(paise: number): string {
  return String(paise / toPaise(1));
}

/** Customizations first, add-ons second; `customized_id` joins the ids of the groups with ',' (contract §4). */
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
