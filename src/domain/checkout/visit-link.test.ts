import { describe, expect, it } from 'vitest';
import { MAX_PLACE_NUMBER_LENGTH, parseVisitLink } from './visit-link';

describe('a link that chooses how the food is had', () => {
  it.each([
    ['?type=dinein&table=12', { orderType: 'Dine in', dineInBy: 'table', tableNumber: '12' }],
    ['?type=dinein&car=KA+01+AB+1234', { orderType: 'Dine in', dineInBy: 'car', carNumber: 'KA 01 AB 1234' }],
    ['?type=dinein', { orderType: 'Dine in', dineInBy: 'table' }],
    ['?type=Dine-in&table=%2012%20', { orderType: 'Dine in', dineInBy: 'table', tableNumber: '12' }],
    ['?type=takeaway', { orderType: 'Take Away' }],
    ['?type=TAKE_AWAY&table=3', { orderType: 'Take Away' }],
    ['?type=delivery', { orderType: 'Delivery' }],
  ])('%s', (search, choices) => {
    expect(parseVisitLink(search)).toEqual({ choices, rest: '' });
  });

  it('leaves what is not its own in the address', () => {
    expect(parseVisitLink('?dish=d-4&type=dinein&table=12&utm=qr')?.rest).toBe('?dish=d-4&utm=qr');
  });

  it.each(['', '?type=', '?type=web', '?table=12', '?type=dine&table=12', '?type=%E0%A4%A'])(
    'is none without a known type (%s)',
    (search) => {
      expect(parseVisitLink(search)).toBeNull();
    },
  );

  it('takes no more of a number than its field does, on one line', () => {
    const { choices } = parseVisitLink(`?type=dinein&table=1%0A2${'9'.repeat(100)}`) ?? {};
    expect(choices?.tableNumber).toHaveLength(MAX_PLACE_NUMBER_LENGTH);
    expect(choices?.tableNumber).toMatch(/^1 29+$/);
  });
});
