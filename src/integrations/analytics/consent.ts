/** Browser privacy signals, partly missing in the DOM types. */
interface PrivacySignals {
  globalPrivacyControl?: unknown;
  doNotTrack?: unknown;
}

/** Whether the browser opts out by Global Privacy Control or Do Not Track. */
export function isTrackingOptedOut(navigator: object = window.navigator): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as PrivacySignals;
  return globalPrivacyControl === true || doNotTrack === '1';
}
