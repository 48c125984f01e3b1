import { OUT_OF_STOCK } from '@/domain/menu/filter-categories';
import { formatNumber } from '@/lib/format-number';
import { m } from '@/texts';

/** Returns a section's heading: the restaurant's category name, or the translated "out of stock". */
export function sectionLabel(name: string): string {
  return name === OUT_OF_STOCK ? m.menu_out_of_stock() : name;
}

export function sectionAriaLabel(name: string, count: number): string {
  return `${sectionLabel(name)}, ${m.menu_dish_count({ count, shown: formatNumber(count) })}`;
}
