import { describe, expect, it } from 'vitest';
import { placeOf } from './geocode';

const part = (name: string, ...types: string[]) => ({ long_name: name, types });
const level = (number: number, name: string) =>
  part(name, 'political', `sublocality_level_${String(number)}`);
const town = [
  part('Bengaluru', 'locality', 'political'),
  part('Karnataka', 'administrative_area_level_1', 'political'),
  part('India', 'country', 'political'),
  part('560038', 'postal_code'),
];

describe('placeOf', () => {
  it('joins sub-localities 3, 2, 1 and the locality into an address, whatever their input order', () => {
    expect(
      placeOf([level(1, 'Indiranagar'), ...town, level(3, '8th Cross'), level(2, 'Defence Colony')]),
    ).toEqual({
      displayName: '8th Cross, Defence Colony, Indiranagar, Bengaluru',
      streetAddress1: '8th Cross',
      streetAddress2: 'Defence Colony Indiranagar Bengaluru',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560038',
    });
  });

  it.each([
    [[2, 1], 'HAL 2nd Stage, Indiranagar, Bengaluru', 'HAL 2nd Stage', 'Indiranagar Bengaluru'],
    [[1], 'Indiranagar, Bengaluru', 'Indiranagar', 'Bengaluru'],
    [[], 'Bengaluru', '', 'Bengaluru'],
  ])(
    'uses the finest of the sub-locality levels %j as the street',
    (levels, displayName, streetAddress1, streetAddress2) => {
      const names = ['', 'Indiranagar', 'HAL 2nd Stage'];
      const parts = levels.map((number) => level(number, names[number] ?? ''));
      expect(placeOf([...parts, ...town])).toMatchObject({ displayName, streetAddress1, streetAddress2 });
    },
  );

  it('takes the city, state and pin code that are missing or empty from the point’s other results', () => {
    const others = [
      part('', 'postal_code'),
      part('560001', 'postal_code_prefix'),
      ...town,
      part('560099', 'postal_code'),
    ];
    expect(placeOf([level(1, 'Indiranagar'), part('', 'locality')], others)).toEqual({
      displayName: 'Indiranagar, Bengaluru',
      streetAddress1: 'Indiranagar',
      streetAddress2: 'Bengaluru',
      city: 'Bengaluru',
      state: 'Karnataka',
      pincode: '560038',
    });
    expect(placeOf([part('Mysuru', 'locality'), part('570001', 'postal_code')], town)).toMatchObject({
      city: 'Mysuru',
      pincode: '570001',
    });
  });

  it('returns empty fields when there are no address components', () => {
    expect(placeOf([])).toEqual({
      displayName: '',
      streetAddress1: '',
      streetAddress2: '',
      city: '',
      state: '',
      pincode: '',
    });
  });
});
