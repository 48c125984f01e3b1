import { m } from '@/texts';
import type { LegalSection, LegalPlaceholders } from './legal-text';
import { POLICY } from './policy-limits';

export function termsAndConditions(placeholders: LegalPlaceholders): LegalSection[] {
  const { name, address, site, phone } = placeholders;
  return [
    {
      title: m.legal_terms_accept_title(),
      paragraphs: [m.legal_terms_accept({ name, address, site })],
    },
    {
      title: m.legal_terms_age_title(),
      paragraphs: [m.legal_terms_age({ age: POLICY.age })],
    },
    {
      title: m.legal_terms_account_title(),
      paragraphs: [m.legal_terms_account()],
    },
    {
      title: m.legal_terms_orders_title(),
      paragraphs: [m.legal_terms_orders({ name }), m.legal_terms_dishes()],
    },
    {
      title: m.legal_terms_prices_title(),
      paragraphs: [m.legal_terms_prices()],
    },
    {
      title: m.legal_terms_offers_title(),
      paragraphs: [m.legal_terms_offers()],
    },
    {
      title: m.legal_terms_delivery_title(),
      paragraphs: [m.legal_terms_delivery()],
    },
    {
      title: m.legal_terms_cancel_title(),
      paragraphs: [m.legal_terms_cancel({ minutes: POLICY.cancelMinutes })],
    },
    {
      title: m.legal_terms_complaints_title(),
      paragraphs: [m.legal_terms_complaints({ hours: POLICY.complaintHours, name, phone })],
    },
    {
      title: m.legal_terms_use_title(),
      paragraphs: [m.legal_terms_use()],
    },
    {
      title: m.legal_terms_liability_title(),
      paragraphs: [m.legal_terms_liability({ name })],
    },
    {
      title: m.legal_terms_changes_title(),
      paragraphs: [m.legal_terms_changes()],
    },
  ];
}
