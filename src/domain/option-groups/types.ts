import type { Paise } from '@/lib/money';

export interface OptionGroup {
  id: string;
  name: string;
  min: number;
  max: number;
  isRequired: boolean;
}

/** Option names are as the server writes them, because they are sent back. `plainText` makes them readable. */
export interface CustomizationGroup extends OptionGroup {
  options: readonly string[];
}

export interface AddOnGroup extends OptionGroup {
  options: readonly { name: string; price: Paise }[];
}

export interface OptionGroups {
  customizations: readonly CustomizationGroup[];
  addOns: readonly AddOnGroup[];
}
