import type { RestaurantProfile } from '@/domain/shop/types';
import { formatPhone } from '@/lib/phone';
import { m } from '@/texts';

export interface LegalSection {
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

/** Facts for use in sentences, with defaults for unknown ones. */
export interface LegalPlaceholders {
  name: string;
  /** ', {address},' or ''. */
  address: string;
  site: string;
  /** ' on {number}' or ''. */
  phone: string;
}

export function placeholdersFor(facts: RestaurantProfile): LegalPlaceholders {
  return {
    name: facts.name || m.legal_the_restaurant(),
    address: facts.address && m.legal_at_address({ address: facts.address }),
    site: facts.customDomain || m.legal_this_site(),
    phone: facts.phone && m.legal_on_phone({ phone: formatPhone(facts.phone) }),
  };
}
