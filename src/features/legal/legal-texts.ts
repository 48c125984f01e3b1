import { POLICY } from '@/config/policy';
import type { RestaurantProfile } from '@/domain/shop/types';
import { formatPhone } from '@/lib/phone';
import { m } from '@/texts';

export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

const section = (title: string, ...paragraphs: string[]): LegalSection => ({ title, paragraphs });

/** Facts for use in sentences, with defaults for unknown ones. */
function placeholdersFor(facts: RestaurantProfile) {
  return {
    name: facts.name || m.legal_the_restaurant(),
    /** ', {address},' or ''. */
    address: facts.address && m.legal_at_address({ address: facts.address }),
    site: facts.customDomain || m.legal_this_site(),
    /** ' on {number}' or ''. */
    phone: facts.phone && m.legal_on_phone({ phone: formatPhone(facts.phone) }),
  };
}

export function refundPolicy(facts: RestaurantProfile): LegalSection[] {
  const { name, site, phone } = placeholdersFor(facts);
  const { cancelMinutes, wrongOrderMinutes, lateMinutes, refundDays } = POLICY;
  return [
    section(m.legal_refund_scope_title(), m.legal_refund_scope({ name, site })),
    section(
      m.legal_refund_cancel_title(),
      m.legal_refund_cancel({ minutes: cancelMinutes, name, phone }),
      m.legal_refund_cancel_late(),
    ),
    section(m.legal_refund_refused_title(), m.legal_refund_refused({ name })),
    section(
      m.legal_refund_wrong_title(),
      m.legal_refund_wrong({ minutes: wrongOrderMinutes }),
      m.legal_refund_wrong_outcome(),
    ),
    section(m.legal_refund_late_title(), m.legal_refund_late({ minutes: lateMinutes })),
    section(m.legal_refund_paid_title(), m.legal_refund_paid(refundDays)),
    section(m.legal_refund_none_title(), m.legal_refund_none()),
  ];
}

export function termsAndConditions(facts: RestaurantProfile): LegalSection[] {
  const { name, address, site, phone } = placeholdersFor(facts);
  const { age, cancelMinutes, complaintHours } = POLICY;
  return [
    section(m.legal_terms_accept_title(), m.legal_terms_accept({ name, address, site })),
    section(m.legal_terms_age_title(), m.legal_terms_age({ age })),
    section(m.legal_terms_account_title(), m.legal_terms_account()),
    section(m.legal_terms_orders_title(), m.legal_terms_orders({ name }), m.legal_terms_dishes()),
    section(m.legal_terms_prices_title(), m.legal_terms_prices({ currency: m.currency() })),
    section(m.legal_terms_offers_title(), m.legal_terms_offers()),
    section(m.legal_terms_delivery_title(), m.legal_terms_delivery()),
    section(m.legal_terms_cancel_title(), m.legal_terms_cancel({ minutes: cancelMinutes })),
    section(
      m.legal_terms_complaints_title(),
      m.legal_terms_complaints({ hours: complaintHours, name, phone }),
    ),
    section(m.legal_terms_use_title(), m.legal_terms_use()),
    section(m.legal_terms_liability_title(), m.legal_terms_liability({ name })),
    section(m.legal_terms_changes_title(), m.legal_terms_changes()),
  ];
}

export function privacyPolicy(facts: RestaurantProfile): LegalSection[] {
  const { name, address, site, phone } = placeholdersFor(facts);
  const collected = [
    m.legal_privacy_collected_phone(),
    m.legal_privacy_collected_address(),
    m.legal_privacy_collected_orders(),
    m.legal_privacy_collected_visit(),
  ];
  return [
    section(m.legal_privacy_intro_title(), m.legal_privacy_intro({ name, address, site })),
    { title: m.legal_privacy_collected_title(), paragraphs: [], points: collected },
    section(m.legal_privacy_why_title(), m.legal_privacy_why()),
    section(m.legal_privacy_location_title(), m.legal_privacy_location()),
    section(m.legal_privacy_shared_title(), m.legal_privacy_shared()),
    section(m.legal_privacy_device_title(), m.legal_privacy_device()),
    section(m.legal_privacy_rights_title(), m.legal_privacy_rights({ name, phone })),
    section(m.legal_privacy_age_title(), m.legal_privacy_age({ age: POLICY.age })),
    section(m.legal_privacy_changes_title(), m.legal_privacy_changes()),
  ];
}
