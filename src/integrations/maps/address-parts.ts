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

/** @param others components of the point's other results, which have the city, state and pin code if these lack them */
export function placeOf(
  components: readonly AddressComponent[],
  others: readonly AddressComponent[] = [],
): ResolvedPlace {
  const namedIn = (candidates: readonly AddressComponent[], type: string) => {
    const isNamed = ({ long_name, types }: Partial<AddressComponent>) => types?.includes(type) && long_name;
    const name: unknown = candidates.find(isNamed)?.long_name;
    return typeof name === 'string' ? name : '';
  };
  const named = (type: string) => namedIn(components, type);
  const namedAnywhere = (type: string) => namedIn([...components, ...others], type);
  const subLocalities = [3, 2, 1].map((level) => named(`sublocality_level_${String(level)}`)).filter(Boolean);
  const city = namedAnywhere('locality');
  const [finest = '', ...coarser] = subLocalities;
  return {
    shown: [...subLocalities, city].filter(Boolean).join(', '),
    streetAddress1: finest,
    streetAddress2: [...coarser, city].filter(Boolean).join(' '),
    city,
    state: namedAnywhere('administrative_area_level_1'),
    pincode: namedAnywhere('postal_code'),
  };
}
