/** The numbers of the policy statements (spec, section 9). */
export const POLICY = {
  /** Minutes after placing an order, before its preparation, in which it can be cancelled. */
  cancelMinutes: 5,
  /** Minutes in which a wrong order is to be reported. */
  wrongOrderMinutes: 15,
  /** Minutes of delay beyond which a late delivery is refunded. */
  lateMinutes: 45,
  /** Business days that a refund takes. */
  refundDays: { from: 5, to: 7 },
  /** Hours in which a complaint is to be made (terms). */
  complaintHours: 2,
  /** Years of age. */
  age: 18,
} as const;
