import { m } from '@/texts';
import type { LegalSection, LegalPlaceholders } from './legal-text';
import { POLICY } from './policy-limits';

export function privacyPolicy(placeholders: LegalPlaceholders): LegalSection[] {
  const { name, address, site, phone } = placeholders;
  return [
    {
      title: m.legal_privacy_intro_title(),
      paragraphs: [m.legal_privacy_intro({ name, address, site })],
    },
    {
      title: m.legal_privacy_collected_title(),
      points: [
        m.legal_privacy_collected_phone(),
        m.legal_privacy_collected_address(),
        m.legal_privacy_collected_orders(),
        m.legal_privacy_collected_visit(),
      ],
    },
    {
      title: m.legal_privacy_why_title(),
      paragraphs: [m.legal_privacy_why()],
    },
    {
      title: m.legal_privacy_location_title(),
      paragraphs: [m.legal_privacy_location()],
    },
    {
      title: m.legal_privacy_shared_title(),
      paragraphs: [m.legal_privacy_shared()],
    },
    {
      title: m.legal_privacy_device_title(),
      paragraphs: [m.legal_privacy_device()],
    },
    {
      title: m.legal_privacy_rights_title(),
      paragraphs: [m.legal_privacy_rights({ name, phone })],
    },
    {
      title: m.legal_privacy_age_title(),
      paragraphs: [m.legal_privacy_age({ age: POLICY.age })],
    },
    {
      title: m.legal_privacy_changes_title(),
      paragraphs: [m.legal_privacy_changes()],
    },
  ];
}
