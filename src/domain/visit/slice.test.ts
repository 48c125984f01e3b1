import { expect, it } from 'vitest';
import { recordsRead } from '../persisted/events';
import { NO_RECORDS } from '../persisted/records';
import { languageChosen, visitReducer } from './slice';

it('a language that is chosen while a prerendered page hydrates outlives the reading of the records', () => {
  const chosen = visitReducer(undefined, languageChosen('hi'));
  expect(visitReducer(chosen, recordsRead(NO_RECORDS)).language).toBe('hi');
});
