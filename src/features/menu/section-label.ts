import { OUT_OF_STOCK } from '@/domain/menu/sections';
import { m } from '@/texts';

/** What a section is headed with: a category's name is the restaurant's, what ran out is told in our words. */
export function sectionLabel(name: string): string {
  return name === OUT_OF_STOCK ? m.menu_out_of_stock() : name;
}
