/** A part of an address as the maps service gives it. */
export interface AddressComponent {
  long_name: string;
  types: readonly string[];
}

/** What a point on the map resolves to: the words shown, and the parts sent (spec, sections 3 and 4). */
export interface ResolvedPlace {
  /** Sub-locality levels 3, 2, 1 and locality, joined with commas. */
  shown: string;
  /** The finest sub-locality. */
  streetAddress1: string;
  /** The other sub-locality levels and the locality, joined by spaces. */
  streetAddress2: string;
  /** The locality. */
  city: string;
  /** The first-level administrative area. */
  state: string;
  /** The postal code. */
  pincode: string;
}

/** Reads what the reverse lookup of a point answers. */
export function placeOf(components: readonly AddressComponent[]): ResolvedPlace {
  const named = (type: string) => {
    const name: unknown = components.find(({ types }) => types.includes(type))?.long_name;
    return typeof name === 'string' ? name : '';
  };
  const subLocalities = [3, 2, 1].map((level) => named(`sublocality_level_${String(level)}`)).filter(Boolean);
  const city = named('locality');
  const [finest = '', ...others] = subLocalities;
  return {
    shown: [...subLocalities, city].filter(Boolean).join(', '),
    streetAddress1: finest,
    streetAddress2: [...others, city].filter(Boolean).join(' '),
    city,
    state: named('administrative_area_level_1'),
    pincode: named('postal_code'),
  };
}
