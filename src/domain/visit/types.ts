export interface VisitState {
  /** '' for the browser's. It outlives a logout. */
  language: string;
  /** The closed modal is shown once per visit. */
  hasSeenClosedNotice: boolean;
}
