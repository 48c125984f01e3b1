import { m } from '.';

/** What is said in the place of a part of the page whose code did not load. */
export function missingTexts(outdated: boolean) {
  return outdated
    ? { title: m.layout_outdated_title(), sentence: m.layout_outdated_text(), action: m.layout_reload() }
    : { title: m.layout_missing_title(), sentence: m.layout_missing_text(), action: m.try_again() };
}
