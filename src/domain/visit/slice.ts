/** What a diner has chosen for this visit: from opening the shop in a tab until that tab closes or a logout. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { orderFound } from '../orders/types';
import { recordsRead } from '../persisted/events';
import { initialRecords, NO_RECORDS } from '../persisted/records';
import { sessionEnded } from '../session/types';

const slice = createSlice({
  name: 'visit',
  initialState: NO_RECORDS.visit,
  reducers: {
    languageChosen: (state, action: PayloadAction<string>) => {
      state.language = action.payload;
    },
    closedNoticeSeen: (state) => {
      state.hasSeenClosedNotice = true;
    },
    foundOrderDismissed: (state) => {
      state.foundOrderId = '';
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(recordsRead, (state, { payload: { visit } }) => ({
        ...visit,
        // A language may be chosen before the records are read, while a prerendered page hydrates.
        language: visit.language || state.language,
      }))
      .addCase(orderFound, (state, { payload: id }) => {
        state.foundOrderId = id;
        state.namedOrderIds = [id, ...state.namedOrderIds];
      })
      .addCase(sessionEnded, (state) => ({ ...state, ...initialRecords(['logout']).visit }));
  },
  selectors: {
    selectHasSeenClosedNotice: (state) => state.hasSeenClosedNotice,
    selectFoundOrderId: (state) => state.foundOrderId,
  },
});

export const { languageChosen, closedNoticeSeen, foundOrderDismissed } = slice.actions;
export const { selectHasSeenClosedNotice, selectFoundOrderId } = slice.selectors;
export const visitReducer = slice.reducer;
