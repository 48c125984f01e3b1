/** What a diner has chosen for this visit: from opening the shop in a tab until that tab closes or a logout. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { recordsRead } from '../persisted/events';
import { sessionEnded } from '../session/types';
import type { Notice, VisitState } from './types';

const initialState: VisitState = { language: '', seenNotices: [] };

const slice = createSlice({
  name: 'visit',
  initialState,
  reducers: {
    languageChosen: (state, action: PayloadAction<string>) => {
      state.language = action.payload;
    },
    noticeSeen: (state, { payload: notice }: PayloadAction<Notice>) => {
      if (!state.seenNotices.includes(notice)) state.seenNotices = [...state.seenNotices, notice];
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(recordsRead, (state, { payload: { language, seenNotices } }) => ({
        // A language may be chosen before the records are read, while a prerendered page hydrates.
        language: language || state.language,
        seenNotices,
      }))
      .addCase(sessionEnded, ({ language }) => ({ ...initialState, language }));
  },
  selectors: {
    selectHasSeenNotice: (state, notice: Notice) => state.seenNotices.includes(notice),
  },
});

export const { languageChosen, noticeSeen } = slice.actions;
export const { selectHasSeenNotice } = slice.selectors;
export const visitReducer = slice.reducer;
