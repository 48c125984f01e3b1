/** A notice that is shown once per visit. */
export const NOTICES = ['closed'] as const;
export type Notice = (typeof NOTICES)[number];

export interface VisitState {
  /** '' for the browser's. It outlives a logout. */
  language: string;
  seenNotices: readonly Notice[];
}
