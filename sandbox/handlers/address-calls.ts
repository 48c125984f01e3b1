import type { AddressDraft } from '../world/addresses';
import type { SavedAddress } from '../world/state';
import { requireField, requireFieldOrEmpty, requireNumber, type Call, type Fields } from './call';

const addressRecord = (address: SavedAddress) => ({
  AddressId: address.id,
  HouseNumber: address.houseNumber,
  StreetAddress1: address.streetAddress1,
  StreetAddress2: address.streetAddress2,
  Landmark: address.landmark,
  City: address.city,
  State: address.state,
  Pincode: address.pincode,
  Longitude: address.longitude,
  Latitude: address.latitude,
});

const draftOf = (fields: Fields): AddressDraft => ({
  phone: requireField(fields, 'CustomerContact'),
  restaurantId: requireField(fields, 'RestaurentId'),
  houseNumber: requireField(fields, 'house_number'),
  streetAddress1: requireFieldOrEmpty(fields, 'streetAddress1'),
  streetAddress2: requireFieldOrEmpty(fields, 'streetAddress2'),
  landmark: requireFieldOrEmpty(fields, 'landmark'),
  city: requireFieldOrEmpty(fields, 'city'),
  state: requireFieldOrEmpty(fields, 'state'),
  pincode: requireFieldOrEmpty(fields, 'pincode'),
  longitude: requireNumber(fields, 'longitude'),
  latitude: requireNumber(fields, 'latitude'),
});

export const addressCalls: Call[] = [
  {
    method: 'GET',
    path: 'Display/Address',
    answer: (fields, { world }) =>
      world.addresses
        .of(requireField(fields, 'phone'), requireField(fields, 'RestaurentId'))
        .map(addressRecord),
  },
  {
    method: 'POST',
    path: 'address/add',
    answer: (fields, { world }) => [{ AddressId: world.addresses.add(draftOf(fields)).id }],
  },
  {
    method: 'POST',
    path: 'address/Edit',
    answer: (fields, { world }) => {
      world.addresses.edit(requireField(fields, 'AddressId'), draftOf(fields));
      return [{ Updated: 'successfully' }];
    },
  },
  {
    method: 'POST',
    path: 'address/Delete',
    answer: (fields, { world }) => {
      world.addresses.delete(requireField(fields, 'AddressId'));
      return [{ Deleted: 'successfully' }];
    },
  },
];
