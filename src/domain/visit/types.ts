export interface VisitState {
  /** '' for the browser's. It outlives a logout. */
  language: string;
  /** The closed modal is shown once per visit. */
  hasSeenClosedNotice: boolean;
  /** Order of a lost payment that a notice names; '' for none. */
  foundOrderId: string;
  /** Orders that a notice has named, the last one first. Each is named once. */
  namedOrderIds: readonly string[];
}
