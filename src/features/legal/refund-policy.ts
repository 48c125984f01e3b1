import { m } from '@/texts';
import type { LegalSection, LegalPlaceholders } from './legal-text';
import { POLICY } from './policy-limits';

export function refundPolicy(placeholders: LegalPlaceholders): LegalSection[] {
  const { name, site, phone } = placeholders;
  return [
    {
      title: m.legal_refund_scope_title(),
      paragraphs: [m.legal_refund_scope({ name, site })],
    },
    {
      title: m.legal_refund_cancel_title(),
      paragraphs: [
        m.legal_refund_cancel({ minutes: POLICY.cancelMinutes, name, phone }),
        m.legal_refund_cancel_late(),
      ],
    },
    {
      title: m.legal_refund_refused_title(),
      paragraphs: [m.legal_refund_refused({ name })],
    },
    {
      title: m.legal_refund_wrong_title(),
      paragraphs: [
        m.legal_refund_wrong({ minutes: POLICY.wrongOrderMinutes }),
        m.legal_refund_wrong_outcome(),
      ],
    },
    {
      title: m.legal_refund_late_title(),
      paragraphs: [m.legal_refund_late({ minutes: POLICY.lateMinutes })],
    },
    {
      title: m.legal_refund_paid_title(),
      paragraphs: [m.legal_refund_paid(POLICY.refundDays)],
    },
    {
      title: m.legal_refund_none_title(),
      paragraphs: [m.legal_refund_none()],
    },
  ];
}
