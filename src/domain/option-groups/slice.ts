import { createSelector, createSlice } from '@reduxjs/toolkit';
import { selectDish } from '../menu/slice';
import { createShopResource } from '../server/resource';
import { rootReducer, type RootState } from '../root-reducer';
import * as api from './api';
import { groupsOfDish, initialState, type OptionGroups } from './types';

export const customizationGroups = createShopResource(
  'optionGroups/fetchCustomizations',
  api.fetchCustomizationGroups,
  ({ optionGroups }) => optionGroups.customizations,
);
export const addOnGroups = createShopResource(
  'optionGroups/fetchAddOns',
  api.fetchAddOnGroups,
  ({ optionGroups }) => optionGroups.addOns,
);

/** 'ready' also for a dish without groups. */
interface DishOptionGroups extends OptionGroups {
  status: 'pending' | 'ready' | 'failed';
}

export const selectDishOptionGroups = createSelector(
  [
    selectDish,
    (state: RootState) => state.optionGroups.customizations,
    (state: RootState) => state.optionGroups.addOns,
  ],
  (dish, customizations, addOns): DishOptionGroups => {
    const needed = [dish?.hasCustomizations && customizations, dish?.hasAddOns && addOns].filter(
      (groups) => groups !== false && groups !== undefined,
    );
    const failed = needed.some((groups) => groups.status === 'failed');
    return {
      status: failed ? 'failed' : needed.every((groups) => groups.status === 'ready') ? 'ready' : 'pending',
      ...groupsOfDish(dish, { customizations: customizations.data ?? [], addOns: addOns.data ?? [] }),
    };
  },
);

const slice = createSlice({
  name: 'optionGroups',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    customizationGroups.addCases(builder, (state) => state.customizations);
    addOnGroups.addCases(builder, (state) => state.addOns);
  },
});

rootReducer.inject(slice, { overrideExisting: true });
