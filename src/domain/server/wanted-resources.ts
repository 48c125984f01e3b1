/** The resources that components show. `store/wanted.ts` decides from them what is fetched, and when. */
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * 'once': fetched unless it has been answered. 'each-time': fetched whenever it is shown. 'polled': refreshed while it is
 * shown, and changes are expected; another one of these sends the first request.
 */
export type Freshness = 'once' | 'each-time' | 'polled';

interface WantedResource {
  /** Of the component that shows it. */
  id: string;
  type: string;
  arg: string | undefined;
  freshness: Freshness;
}

const slice = createSlice({
  name: 'wanted',
  initialState: [] as readonly WantedResource[],
  reducers: {
    resourceWanted: (state, { payload }: PayloadAction<WantedResource>) => [...state, payload],
    resourceReleased: (state, { payload }: PayloadAction<WantedResource>) =>
      state.filter(({ id }) => id !== payload.id),
  },
});

export const { resourceWanted, resourceReleased } = slice.actions;
export const wantedReducer = slice.reducer;
