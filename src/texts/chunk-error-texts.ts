import { m } from '.';

/** Returns the texts for a chunk load error. @param isOutdated whether a newer release is deployed */
export function chunkErrorTexts(isOutdated: boolean) {
  return isOutdated
    ? { title: m.layout_outdated_title(), sentence: m.layout_outdated_text(), action: m.layout_reload() }
    : { title: m.layout_missing_title(), sentence: m.layout_missing_text(), action: m.try_again() };
}
