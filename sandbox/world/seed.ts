import { toPaise } from '../money';
import type { RestaurantRecord } from '../restaurants/record';
import { TOWN_CENTRE } from '../town';
import { restaurantIdOf } from './catalogue';
import { walletKey } from './diners';
import { emptyState, nextNumber, type State } from './state';

/** Diner known from the start, who logs in without signing up. */
export const SEEDED_DINER = { phone: '9876543210', name: 'Asha Rao', walletRupees: 120 } as const;

export function freshState(restaurants: readonly RestaurantRecord[]): State {
  const state = emptyState();
  state.diners[SEEDED_DINER.phone] = { name: SEEDED_DINER.name };
  for (const restaurant of restaurants) addSeededDiner(state, restaurant);
  return state;
}

/** Adds the seeded diner to a restaurant that a restored state lacks. */
export function addSeededDiner(state: State, restaurant: RestaurantRecord): void {
  const restaurantId = restaurantIdOf(restaurant);
  const key = walletKey(SEEDED_DINER.phone, restaurantId);
  if (state.wallets[key] !== undefined) return;
  state.wallets[key] = toPaise(SEEDED_DINER.walletRupees);
  const { latitude, longitude } = restaurant.sandbox ?? TOWN_CENTRE;
  state.addresses.push({
    id: `a-${String(nextNumber(state, 'address'))}`,
    phone: SEEDED_DINER.phone,
    restaurantId,
    houseNumber: '24, 2nd Floor',
    streetAddress1: 'Defence Colony',
    streetAddress2: 'HAL 2nd Stage Indiranagar Bengaluru',
    landmark: 'Opposite the park',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560038',
    // About 500 m from the kitchen, always inside the service area.
    longitude: Number((longitude + 0.004).toFixed(4)),
    latitude: Number((latitude + 0.0022).toFixed(4)),
  });
}
