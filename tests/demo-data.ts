import { SEEDED_DINER } from '../sandbox/world/seed';

/** Spice Garden, which tests open by default. */
export const RESTAURANT_ID = '1001';

/** The seeded diner has signed up, and has an address and wallet money. */
export const DINER: string = SEEDED_DINER.phone;

/** Persists a login of an earlier visit. */
export function storeDiner(): void {
  localStorage.setItem('userNumber', DINER);
}
