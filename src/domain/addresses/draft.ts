import { isRecord } from '@/lib/guards';
import type { NewAddress } from './types';

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

/** Ignores unknown fields and values that are not strings. */
export function parseAddressDraft(value: unknown): AddressDraft {
  if (!isRecord(value)) return EMPTY_ADDRESS;
  const texts = Object.entries(value).filter(
    ([name, text]) => Object.hasOwn(EMPTY_ADDRESS, name) && typeof text === 'string',
  );
  return { ...EMPTY_ADDRESS, ...(Object.fromEntries(texts) as Partial<AddressDraft>) };
}
