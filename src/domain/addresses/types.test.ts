import { describe, expect, it } from 'vitest';
import { parseAddresses } from './api';
import { EMPTY_ADDRESS } from './types';
import { addressLine, findByFields } from './rules';

const address = {
  houseNumber: 'Flat 304',
  streetAddress1: '8th Cross',
  streetAddress2: 'Defence Colony Indiranagar Bengaluru',
  landmark: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
  longitude: '77.64',
  latitude: '12.97',
};

describe('addressLine', () => {
  it('shows the city once when the street also contains it', () => {
    expect(addressLine(address)).toBe('Flat 304, 8th Cross, Defence Colony Indiranagar, Bengaluru 560038');
  });

  it.each([
    [{ streetAddress2: 'Indiranagar, Bengaluru' }, 'Flat 304, 8th Cross, Indiranagar, Bengaluru 560038'],
    [{ streetAddress2: 'Indiranagar' }, 'Flat 304, 8th Cross, Indiranagar, Bengaluru 560038'],
    [
      { streetAddress2: '', landmark: 'near the lake' },
      'Flat 304, 8th Cross, near the lake, Bengaluru 560038',
    ],
    [{ city: '', pincode: '', streetAddress2: 'Indiranagar' }, 'Flat 304, 8th Cross, Indiranagar'],
  ])('with %j returns %s', (change, line) => {
    expect(addressLine({ ...address, ...change })).toBe(line);
  });
});

describe('findByFields', () => {
  const old = { ...address, id: 'a-1', houseNumber: '24' };
  const saved = { ...address, id: 'a-2' };

  it.each([
    ['trimmed', { houseNumber: '  Flat  304 ' }],
    ['in another case', { streetAddress1: '8TH CROSS' }],
    ['at a rounded position', { longitude: '77.6396', latitude: '12.9704' }],
  ])('finds an address that matches %s, at any place in the list', (_, change) => {
    const wanted = { ...address, ...change };
    expect(findByFields([old, saved], wanted)?.id).toBe('a-2');
    expect(findByFields([saved, old], wanted)?.id).toBe('a-2');
  });

  it.each([
    ['as it is', 'Opp. <Big> Bazaar &amp; Sons'],
    ['as HTML', 'Opp. &lt;Big&gt; Bazaar &amp;amp; Sons'],
  ])('finds an address with signs that the server writes %s', (_, Landmark) => {
    const listed = parseAddresses([{ AddressId: 'a-3', HouseNumber: '24', Landmark }]);
    const landmark = 'Opp. <Big> Bazaar &amp; Sons';
    const wanted = { ...EMPTY_ADDRESS, houseNumber: '24', landmark, longitude: '0', latitude: '0' };
    expect(findByFields(listed, wanted)?.id).toBe('a-3');
  });

  it.each([
    ['house', { houseNumber: 'Flat 305' }],
    ['landmark', { landmark: 'Near the lake' }],
    ['pin code', { pincode: '560001' }],
    ['position', { longitude: '0', latitude: '0' }],
  ])('does not find an address with another %s', (_, change) => {
    expect(findByFields([old, saved], { ...address, ...change })).toBeUndefined();
  });
});
