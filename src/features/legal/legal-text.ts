import { readablePhone } from '@/lib/phone';
import { m } from '@/texts';
import type { RestaurantFacts } from './restaurant-facts';

/** One heading of a legal page with what stands below it. */
export interface LegalSection {
  title: string;
  paragraphs?: readonly string[];
  /** A list below the paragraphs. */
  points?: readonly string[];
}

/** The facts as they stand in sentences, with words in the place of what is not known. */
export interface LegalWords {
  name: string;
  /** ', {address},' after a name, or ''. */
  address: string;
  /** The restaurant's own domain. */
  site: string;
  /** ' on {number}' after whom to call, or ''. */
  phone: string;
}

export function wordsFor(facts: RestaurantFacts): LegalWords {
  return {
    name: facts.name || m.legal_the_restaurant(),
    address: facts.address && m.legal_at_address({ address: facts.address }),
    site: facts.customDomain || m.legal_this_site(),
    phone: facts.phone && m.legal_on_phone({ phone: readablePhone(facts.phone) }),
  };
}
