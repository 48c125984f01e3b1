import { createSelector } from '@reduxjs/toolkit';
import { selectMenu } from '@/domain/menu/slice';
import { selectCompletedInfo } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';

/** Letters of Arabic and of the scripts of India, whose signs are above and below them. */
const TALL_SCRIPTS = /[\u0621-\u064a\u0904-\u0939\u0985-\u0df4]/;

const selectHasTallScript = createSelector([selectMenu, selectCompletedInfo], ({ data }, info) => {
  const dishes = Object.values(data?.dishes ?? {});
  const categories = data?.categories ?? [];
  return [...(info ? [info] : []), ...categories, ...dishes].some(({ name }) => TALL_SCRIPTS.test(name));
});

/** Marks a page with names in a script that needs higher lines. `styles.css` gives them to the whole page. */
export function TallScriptMark() {
  return useAppSelector(selectHasTallScript) && <span hidden data-tall-script="" />;
}
