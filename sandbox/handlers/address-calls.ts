import type { AddressDraft } from '../world/addresses';
import type { SavedAddress } from '../world/state';
import { need, needKey, needNumber, type Call, type Fields } from './call';

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
  phone: need(fields, 'CustomerContact'),
  restaurantId: need(fields, 'RestaurentId'),
  houseNumber: need(fields, 'house_number'),
  streetAddress1: needKey(fields, 'streetAddress1'),
  streetAddress2: needKey(fields, 'streetAddress2'),
  landmark: needKey(fields, 'landmark'),
  city: needKey(fields, 'city'),
  state: needKey(fields, 'state'),
  pincode: needKey(fields, 'pincode'),
  longitude: needNumber(fields, 'longitude'),
  latitude: needNumber(fields, 'latitude'),
});

export const addressCalls: Call[] = [
  {
    method: 'GET',
    path: 'Display/Address',
    answer: (fields, { world }) =>
      world.addresses.of(need(fields, 'phone'), need(fields, 'RestaurentId')).map(addressRecord),
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
      world.addresses.edit(need(fields, 'AddressId'), draftOf(fields));
      return [{ Updated: 'successfully' }];
    },
  },
  {
    method: 'POST',
    path: 'address/Delete',
    answer: (fields, { world }) => {
      world.addresses.delete(need(fields, 'AddressId'));
      return [{ Deleted: 'successfully' }];
    },
  },
];
