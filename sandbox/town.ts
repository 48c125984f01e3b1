interface TownPlace {
  id: string;
  latitude: number;
  longitude: number;
  /** Finest level first: sublocality_level_3, _2, _1; '' without that level. */
  sublocality3: string;
  sublocality2: string;
  sublocality1: string;
  locality: string;
  state: string;
  pincode: string;
  /** Set for businesses, which a geocode search must not list. */
  establishment?: string;
}

export interface Point {
  /** Degrees, like `longitude`. */
  latitude: number;
  longitude: number;
}

export const TOWN_CENTRE: Point = { latitude: 12.9719, longitude: 77.6412 };

const inBengaluru = { locality: 'Bengaluru', state: 'Karnataka' };

const place = (
  id: string,
  latitude: number,
  longitude: number,
  [sublocality3, sublocality2, sublocality1]: [string, string, string],
  pincode: string,
): TownPlace => ({
  id,
  latitude,
  longitude,
  sublocality3,
  sublocality2,
  sublocality1,
  ...inBengaluru,
  pincode,
});

/** Fixed town: neighbours some hundred metres apart, quarters further away, one place far away. */
export const townPlaces: readonly TownPlace[] = [
  place('p-indiranagar', 12.9719, 77.6412, ['12th Main Road', 'HAL 2nd Stage', 'Indiranagar'], '560038'),
  place('p-defence', 12.9741, 77.6452, ['Defence Colony', 'HAL 2nd Stage', 'Indiranagar'], '560038'),
  place('p-double-road', 12.9752, 77.6401, ['Double Road', 'HAL 3rd Stage', 'Indiranagar'], '560038'),
  place('p-eshwara', 12.9767, 77.6361, ['Eshwara Layout', 'Indiranagar 1st Stage', 'Indiranagar'], '560038'),
  place('p-appareddy', 12.9689, 77.6445, ['Appareddipalya', 'HAL 2nd Stage', 'Indiranagar'], '560008'),
  place('p-doopanahalli', 12.9668, 77.6391, ['Doopanahalli', 'HAL 2nd Stage', 'Indiranagar'], '560008'),
  place('p-domlur', 12.961, 77.6387, ['', 'Domlur Layout', 'Domlur'], '560071'),
  place('p-ulsoor', 12.9817, 77.6286, ['', 'Cambridge Layout', 'Halasuru'], '560008'),
  place('p-jeevan', 12.965, 77.6565, ['', 'Jeevan Bima Nagar', 'New Tippasandra'], '560075'),
  place('p-cv-raman', 12.9855, 77.6639, ['', 'DRDO Township', 'C V Raman Nagar'], '560093'),
  place('p-mg-road', 12.9756, 77.6068, ['', 'Craig Park Layout', 'Ashok Nagar'], '560001'),
  place('p-koramangala', 12.9352, 77.6245, ['5th Block', 'KHB Colony', 'Koramangala'], '560095'),
  place('p-hsr', 12.9116, 77.6389, ['', 'Sector 6', 'HSR Layout'], '560102'),
  place('p-whitefield', 12.9698, 77.75, ['', 'Palm Meadows', 'Whitefield'], '560066'),
  {
    ...place('p-toit', 12.9793, 77.6406, ['100 Feet Road', 'Indiranagar 1st Stage', 'Indiranagar'], '560038'),
    establishment: 'Indiranagar Coffee House',
  },
];

export function distanceKm(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half =
    Math.sin(radians(b.latitude - a.latitude) / 2) ** 2 +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(half));
}

export const pointOfPincode = (pincode: string): Point | undefined =>
  townPlaces.find((candidate) => candidate.pincode === pincode.trim());
