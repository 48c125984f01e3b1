import { OUT_OF_STOCK } from '@/domain/menu/sections';
import { m } from '@/texts';

/** What a section is headed with: a category's name is the restaurant's, what ran out is told in our words. */
export function sectionLabel(name: string): string {
  return name === OUT_OF_STOCK ? m.menu_out_of_stock() : name;
}

/** The same with its number of dishes, for those who hear the number without seeing where it stands. */
export function spokenSectionLabel(name: string, count: number): string {
  return `${sectionLabel(name)}, ${m.menu_dish_count({ count })}`;
}
