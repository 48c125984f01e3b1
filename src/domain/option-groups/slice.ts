import { createSelector, createSlice } from '@reduxjs/toolkit';
import { selectDish } from '../menu/slice';
import { createShopResource } from '../resource';
import { rootReducer } from '../root-reducer';
import type { RootState } from '../state';
import * as api from './api';
import { groupsOfDish, initialState, type OptionGroups } from './types';

const customizationsResource = createShopResource(
  'options/fetchCustomizations',
  api.fetchCustomizationGroups,
  ({ options }) => options.customizations,
);
const addOnsResource = createShopResource(
  'options/fetchAddOns',
  api.fetchAddOnGroups,
  ({ options }) => options.addOns,
);

export const fetchCustomizationGroups = customizationsResource.fetch;
export const fetchAddOnGroups = addOnsResource.fetch;

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
    customizationsResource.addCases(builder, (state) => state.customizations);
    addOnsResource.addCases(builder, (state) => state.addOns);
  },
});

rootReducer.inject(slice, { overrideExisting: true });
