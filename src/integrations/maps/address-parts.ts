interface AddressComponent {
  long_name: string;
  types: readonly string[];
}

/** A resolved map point: display text and address fields (spec §3, §4). */
export interface ResolvedPlace {
  /** Sub-locality levels 3, 2, 1 and locality, joined with commas. */
  shown: string;
  streetAddress1: string;
  /** Other sub-locality levels and the locality, joined with spaces. */
  streetAddress2: string;
  city: string;
  state: string;
  pincode: string;
}

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
