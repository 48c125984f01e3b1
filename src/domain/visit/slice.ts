/** What a diner has chosen for this visit: from opening the shop in a tab until that tab closes or a logout. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
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
  },
  extraReducers: (builder) => {
    builder
      .addCase(recordsRead, (state, { payload: { visit } }) => ({
        ...visit,
        // A language may be chosen before the records are read, while a prerendered page hydrates.
        language: visit.language || state.language,
      }))
      .addCase(sessionEnded, (state) => ({ ...state, ...initialRecords(['logout']).visit }));
  },
  selectors: {
    selectHasSeenClosedNotice: (state) => state.hasSeenClosedNotice,
  },
});

export const { languageChosen, closedNoticeSeen } = slice.actions;
export const { selectHasSeenClosedNotice } = slice.selectors;
export const visitReducer = slice.reducer;
