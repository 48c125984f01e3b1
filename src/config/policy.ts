/** Numbers of the policy statements (docs/behaviour.md 16). */
export const POLICY = {
  /** Cancellation window in minutes after the order, before its preparation. */
  cancelMinutes: 5,
  wrongOrderMinutes: 15,
  /** A longer delay is refunded. */
  lateMinutes: 45,
  /** Business days until a refund arrives. */
  refundDays: { from: 5, to: 7 },
  complaintHours: 2,
  age: 18,
} as const;
