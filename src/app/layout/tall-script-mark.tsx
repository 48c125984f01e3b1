import { createSelector } from '@reduxjs/toolkit';
import { selectMenu } from '@/domain/menu/slice';
import { selectCompletedInfo } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';

/** Arabic, the scripts of India and their neighbours in Unicode have signs above and below their letters. */
const TALL_SCRIPTS = /[\u0600-\u0fff]/;

const selectHasTallScript = createSelector([selectMenu, selectCompletedInfo], ({ data }, info) => {
  const records = [info ?? {}, ...(data?.categories ?? []), ...Object.values(data?.dishes ?? {})];
  return records.some((record) => TALL_SCRIPTS.test(Object.values(record).join()));
});

/** Marks a page whose menu or restaurant has such a script. `styles.css` gives the page higher lines. */
export function TallScriptMark() {
  return useAppSelector(selectHasTallScript) && <span hidden data-tall-script="" />;
}
