import { describe, expect, it } from 'vitest';
import { addressLine } from './types';

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

describe('an address in one line', () => {
  it('says the city once', () => {
    expect(addressLine(address)).toBe('Flat 304, 8th Cross, Defence Colony Indiranagar, Bengaluru 560038');
  });

  it.each([
    [{ streetAddress2: 'Indiranagar, Bengaluru' }, 'Flat 304, 8th Cross, Indiranagar, Bengaluru 560038'],
    [{ streetAddress2: 'Bengaluru' }, 'Flat 304, 8th Cross, Bengaluru 560038'],
    [{ streetAddress2: 'Indiranagar' }, 'Flat 304, 8th Cross, Indiranagar, Bengaluru 560038'],
    [
      { streetAddress2: '', landmark: 'near the lake' },
      'Flat 304, 8th Cross, near the lake, Bengaluru 560038',
    ],
    [{ city: '', pincode: '', streetAddress2: 'Indiranagar' }, 'Flat 304, 8th Cross, Indiranagar'],
  ])('with %j reads %s', (change, line) => {
    expect(addressLine({ ...address, ...change })).toBe(line);
  });
});
