import { createSelector, createSlice } from '@reduxjs/toolkit';
import { createFetchOnceThunk, addLoadableCases } from '../loadable-thunk';
import { selectDish } from '../menu/slice';
import type { OptionGroups } from './types';
import { rootReducer } from '../root-reducer';
import type { RootState } from '../state';
import * as api from './api';
import { groupsOfDish } from './dish-groups';
import { initialState } from './state';

export const fetchCustomizationGroups = createFetchOnceThunk(
  'options/fetchCustomizations',
  api.fetchCustomizationGroups,
  (state) => state.options.customizations,
);

export const fetchAddOnGroups = createFetchOnceThunk(
  'options/fetchAddOns',
  api.fetchAddOnGroups,
  (state) => state.options.addOns,
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
    addLoadableCases(builder, fetchCustomizationGroups, (state) => state.customizations);
    addLoadableCases(builder, fetchAddOnGroups, (state) => state.addOns);
  },
});

rootReducer.inject(slice, { overrideExisting: true });
