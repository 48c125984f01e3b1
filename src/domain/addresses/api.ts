import { getJson, postForm, postFormForText, type Fields } from '@/api/client';
import { ApiFailure } from '@/api/failure';
import { isRecord } from '@/lib/guards';
import { idOf, isStatus, readList, recordOf, recordsOf, textOf, uniqueById } from '@/api/wire';
import type { Address, NewAddress } from './types';

export function parseAddresses(answer: unknown): Address[] {
  const addresses = readList(recordsOf(answer, 'addresses'), 'addresses', 'address', (record) => {
    const id = idOf(record, 'AddressId');
    const houseNumber = textOf(record, 'HouseNumber');
    const streetAddress1 = textOf(record, 'StreetAddress1');
    const streetAddress2 = textOf(record, 'StreetAddress2');
    // Addresses without any of these cannot be told apart in the list.
    if (!id || !(houseNumber || streetAddress1 || streetAddress2)) return undefined;
    return {
      id,
      houseNumber,
      streetAddress1,
      streetAddress2,
      landmark: textOf(record, 'Landmark'),
      city: textOf(record, 'City'),
      state: textOf(record, 'State'),
      pincode: textOf(record, 'Pincode'),
      longitude: textOf(record, 'Longitude') || '0',
      latitude: textOf(record, 'Latitude') || '0',
    };
  });
  return uniqueById(addresses);
}

export async function fetchAddresses(phone: string, restaurantId: string): Promise<Address[]> {
  return parseAddresses(await getJson('addresses', { phone, RestaurentId: restaurantId }));
}

function payload(address: NewAddress, phone: string, restaurantId: string): Fields {
  return {
    house_number: address.houseNumber,
    streetAddress1: address.streetAddress1,
    streetAddress2: address.streetAddress2,
    landmark: address.landmark,
    city: address.city,
    state: address.state,
    pincode: address.pincode,
    longitude: address.longitude,
    latitude: address.latitude,
    RestaurentId: restaurantId,
    CustomerContact: phone,
  };
}

/** The answer only has to be non-empty (docs/api/openapi.yaml). @returns the id; '' when the answer omits it. */
export async function addAddress(address: NewAddress, phone: string, restaurantId: string): Promise<string> {
  const answer = await postForm('addAddress', payload(address, phone, restaurantId));
  const isEmpty =
    typeof answer !== 'object' || answer === null || (Array.isArray(answer) && answer.length === 0);
  if (isEmpty) throw new ApiFailure('answer', 'addAddress', 'empty');
  const first: unknown = Array.isArray(answer) ? answer[0] : answer;
  return isRecord(first) ? idOf(first, 'AddressId') : '';
}

/** Any 2xx is success, with or without a body (docs/api/openapi.yaml). */
export async function editAddress(address: Address, phone: string, restaurantId: string): Promise<void> {
  await postFormForText('editAddress', { ...payload(address, phone, restaurantId), AddressId: address.id });
}

export async function deleteAddress(addressId: string): Promise<void> {
  const record = recordOf(await postForm('deleteAddress', { AddressId: addressId }), 'deleteAddress');
  if (!isStatus(record, 'Deleted', 'successfully')) {
    throw new ApiFailure('answer', 'deleteAddress', 'refused');
  }
}
