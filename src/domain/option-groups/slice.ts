import { createSelector, createSlice } from '@reduxjs/toolkit';
import { selectDish } from '../menu/slice';
import { createShopResource } from '../server/resource';
import { rootReducer, type RootState } from '../root-reducer';
import * as api from './api';
import { groupsOfDish, initialState, type OptionGroups } from './types';

export const customizationGroups = createShopResource(
  'options/fetchCustomizations',
  api.fetchCustomizationGroups,
  ({ options }) => options.customizations,
);
export const addOnGroups = createShopResource(
  'options/fetchAddOns',
  api.fetchAddOnGroups,
  ({ options }) => options.addOns,
);

/** 'ready' also for a dish without groups. */
interface DishOptions extends OptionGroups {
  status: 'pending' | 'ready' | 'failed';
}

export const selectDishOptions = createSelector(
  [
    selectDish,
    (state: RootState) => state.options.customizations,
    (state: RootState) => state.options.addOns,
  ],
  (dish, customizations, addOns): DishOptions => {
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
  name: 'options',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    customizationGroups.addCases(builder, (state) => state.customizations);
    addOnGroups.addCases(builder, (state) => state.addOns);
  },
});

rootReducer.inject(slice, { overrideExisting: true });
