import { POLICY } from '@/config/policy';
import type { RestaurantProfile } from '@/domain/shop/types';
import { formatPhone } from '@/lib/phone';
import { m } from '@/texts';
import { legalText as t } from '@/texts/legal';

export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

const section = (title: string, ...paragraphs: string[]): LegalSection => ({ title, paragraphs });

/** Facts for use in sentences, with defaults for unknown ones. */
function placeholdersFor(facts: RestaurantProfile) {
  return {
    name: facts.name || t('legal_the_restaurant'),
    /** ', {address},' or ''. */
    address: facts.address && t('legal_at_address', { address: facts.address }),
    site: facts.customDomain || t('legal_this_site'),
    /** ' on {number}' or ''. */
    phone: facts.phone && t('legal_on_phone', { phone: formatPhone(facts.phone) }),
  };
}

export function refundPolicy(facts: RestaurantProfile): LegalSection[] {
  const { name, site, phone } = placeholdersFor(facts);
  const { cancelMinutes, wrongOrderMinutes, lateMinutes, refundDays } = POLICY;
  return [
    section(t('legal_refund_scope_title'), t('legal_refund_scope', { name, site })),
    section(
      t('legal_refund_cancel_title'),
      t('legal_refund_cancel', { minutes: cancelMinutes, name, phone }),
      t('legal_refund_cancel_late'),
    ),
    section(t('legal_refund_refused_title'), t('legal_refund_refused', { name })),
    section(
      t('legal_refund_wrong_title'),
      t('legal_refund_wrong', { minutes: wrongOrderMinutes }),
      t('legal_refund_wrong_outcome'),
    ),
    section(t('legal_refund_late_title'), t('legal_refund_late', { minutes: lateMinutes })),
    section(t('legal_refund_paid_title'), t('legal_refund_paid', refundDays)),
    section(t('legal_refund_none_title'), t('legal_refund_none')),
  ];
}

export function termsAndConditions(facts: RestaurantProfile): LegalSection[] {
  const { name, address, site, phone } = placeholdersFor(facts);
  const { age, cancelMinutes, complaintHours } = POLICY;
  return [
    section(t('legal_terms_accept_title'), t('legal_terms_accept', { name, address, site })),
    section(t('legal_terms_age_title'), t('legal_terms_age', { age })),
    section(t('legal_terms_account_title'), t('legal_terms_account')),
    section(t('legal_terms_orders_title'), t('legal_terms_orders', { name }), t('legal_terms_dishes')),
    section(t('legal_terms_prices_title'), t('legal_terms_prices', { currency: m.currency() })),
    section(t('legal_terms_offers_title'), t('legal_terms_offers')),
    section(t('legal_terms_delivery_title'), t('legal_terms_delivery')),
    section(t('legal_terms_cancel_title'), t('legal_terms_cancel', { minutes: cancelMinutes })),
    section(
      t('legal_terms_complaints_title'),
      t('legal_terms_complaints', { hours: complaintHours, name, phone }),
    ),
    section(t('legal_terms_use_title'), t('legal_terms_use')),
    section(t('legal_terms_liability_title'), t('legal_terms_liability', { name })),
    section(t('legal_terms_changes_title'), t('legal_terms_changes')),
  ];
}

export function privacyPolicy(facts: RestaurantProfile): LegalSection[] {
  const { name, address, site, phone } = placeholdersFor(facts);
  const collected = [
    t('legal_privacy_collected_phone'),
    t('legal_privacy_collected_address'),
    t('legal_privacy_collected_orders'),
    t('legal_privacy_collected_visit'),
  ];
  return [
    section(t('legal_privacy_intro_title'), t('legal_privacy_intro', { name, address, site })),
    { title: t('legal_privacy_collected_title'), paragraphs: [], points: collected },
    section(t('legal_privacy_why_title'), t('legal_privacy_why')),
    section(t('legal_privacy_location_title'), t('legal_privacy_location')),
    section(t('legal_privacy_shared_title'), t('legal_privacy_shared')),
    section(t('legal_privacy_device_title'), t('legal_privacy_device')),
    section(t('legal_privacy_rights_title'), t('legal_privacy_rights', { name, phone })),
    section(t('legal_privacy_age_title'), t('legal_privacy_age', { age: POLICY.age })),
    section(t('legal_privacy_changes_title'), t('legal_privacy_changes')),
  ];
}
