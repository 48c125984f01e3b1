/** Partly missing in the DOM types. */
interface PrivacySignals {
  globalPrivacyControl?: unknown;
  doNotTrack?: unknown;
}

export function isTrackingOptedOut(navigator: object = window.navigator): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as PrivacySignals;
  return globalPrivacyControl === true || doNotTrack === '1';
}
