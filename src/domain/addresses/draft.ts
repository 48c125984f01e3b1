import { isRecord } from '@/lib/guards';
import type { NewAddress } from './types';

/** The texts of a new address that the diner types. */
export type AddressDraft = Omit<NewAddress, 'longitude' | 'latitude'>;

export const EMPTY_ADDRESS: AddressDraft = {
  houseNumber: '',
  streetAddress1: '',
  streetAddress2: '',
  landmark: '',
  city: '',
  state: '',
  pincode: '',
};

/** Reads a persisted draft. Ignores unknown fields and values that are not strings. */
export function parseAddressDraft(value: unknown): AddressDraft {
  if (!isRecord(value)) return EMPTY_ADDRESS;
  const texts = Object.entries(value).filter(
    ([name, text]) => Object.hasOwn(EMPTY_ADDRESS, name) && typeof text === 'string',
  );
  return { ...EMPTY_ADDRESS, ...(Object.fromEntries(texts) as Partial<AddressDraft>) };
}
