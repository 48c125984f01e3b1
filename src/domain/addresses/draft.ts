import { isRecord } from '@/lib/guards';
import type { AddressDraft } from './types';

export type AddressFields = Omit<AddressDraft, 'longitude' | 'latitude'>;

export const EMPTY_ADDRESS: AddressFields = {
  houseNumber: '',
  streetAddress1: '',
  streetAddress2: '',
  landmark: '',
  city: '',
  state: '',
  pincode: '',
};

/** Reads a persisted draft. Ignores unknown fields and values that are not strings. */
export function parseAddressDraft(value: unknown): AddressFields {
  if (!isRecord(value)) return EMPTY_ADDRESS;
  const texts = Object.entries(value).filter(
    ([name, text]) => Object.hasOwn(EMPTY_ADDRESS, name) && typeof text === 'string',
  );
  return { ...EMPTY_ADDRESS, ...(Object.fromEntries(texts) as Partial<AddressFields>) };
}
