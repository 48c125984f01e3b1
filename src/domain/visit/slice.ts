/** What a diner has chosen for this visit: from opening the shop in a tab until that tab closes or a logout. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { recordsRead } from '../persisted/events';
import { sessionEnded } from '../session/types';
import type { VisitState } from './types';

const initialState: VisitState = { language: '', hasSeenClosedNotice: false };

const slice = createSlice({
  name: 'visit',
  initialState,
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
      .addCase(recordsRead, (state, { payload: { language, hasSeenClosedNotice } }) => ({
        // A language may be chosen before the records are read, while a prerendered page hydrates.
        language: language || state.language,
        hasSeenClosedNotice,
      }))
      .addCase(sessionEnded, ({ language }) => ({ ...initialState, language }));
  },
  selectors: {
    selectHasSeenClosedNotice: (state) => state.hasSeenClosedNotice,
  },
});

export const { languageChosen, closedNoticeSeen } = slice.actions;
export const { selectHasSeenClosedNotice } = slice.selectors;
export const visitReducer = slice.reducer;
