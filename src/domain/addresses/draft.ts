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
