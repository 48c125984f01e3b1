/** What browsers say on behalf of those who do not want to be followed; not all of it is in the DOM's types. */
interface Wishes {
  globalPrivacyControl?: unknown;
  doNotTrack?: unknown;
}

/** Whether the browser asks not to be tracked: by Global Privacy Control, or by Do Not Track. */
export function isTrackingOptedOut(navigator: object = window.navigator): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Wishes;
  return globalPrivacyControl === true || doNotTrack === '1';
}
