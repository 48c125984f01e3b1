import { idle, type Loadable } from '../loadable';
import type { AddOnGroup, CustomizationGroup } from './types';

export interface OptionsState {
  customizations: Loadable<readonly CustomizationGroup[] | null>;
  addOns: Loadable<readonly AddOnGroup[] | null>;
}

export const initialState: OptionsState = { customizations: idle(null), addOns: idle(null) };
