import { comparableText } from '@/lib/comparable-text';
import { plainText } from '@/lib/plain-text';
import type { Address, NewAddress } from './types';

/** 'Flat 304, 8th Cross, Indiranagar, Bengaluru 560038'. A city at the end of the street is not repeated. */
export function addressLine(address: NewAddress): string {
  const { city } = address;
  const street2 = address.streetAddress2.trim();
  const area = city && street2.endsWith(city) ? street2.slice(0, -city.length).trim() : street2;
  const place = [city, address.pincode].filter(Boolean).join(' ');
  return [address.houseNumber, address.streetAddress1, area.replace(/,$/, ''), address.landmark, place]
    .filter(Boolean)
    .join(', ');
}

const TEXT_FIELDS = [
  'houseNumber',
  'streetAddress1',
  'streetAddress2',
  'landmark',
  'city',
  'state',
  'pincode',
] as const;

/** About 100 m: servers may round positions. */
const MAX_DEGREES_APART = 0.001;

const areClose = (a: string, b: string) => Math.abs(Number(a) - Number(b)) <= MAX_DEGREES_APART;

/** Typed signs such as '<' may be missing from the list, where they were read as markup. */
const comparableField = (text: string) => comparableText(plainText(text));

/** Compares fields, ignoring white space, letter case, markup and the last digits of a position. */
export function findByFields(addresses: readonly Address[], wanted: NewAddress): Address | undefined {
  return addresses.find(
    (address) =>
      TEXT_FIELDS.every((field) => comparableField(address[field]) === comparableField(wanted[field])) &&
      areClose(address.latitude, wanted.latitude) &&
      areClose(address.longitude, wanted.longitude),
  );
}

/** Unused addresses follow in the server's order. */
export function sortByLastUse(addresses: readonly Address[], usedIds: readonly string[]): Address[] {
  const rank = (address: Address) => {
    const at = usedIds.indexOf(address.id);
    return at < 0 ? usedIds.length : at;
  };
  return addresses.toSorted((a, b) => rank(a) - rank(b));
}
