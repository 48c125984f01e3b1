/** The restaurants that the sandbox serves when it is given no menu file. */
import { bigBazaar } from './big-bazaar';
import { greenLeaf } from './green-leaf';
import { nightOwl } from './night-owl';
import type { RestaurantRecord } from './record';
import { spiceGarden } from './spice-garden';

/**
 * - `spice-garden`: the everyday case, everything that a menu can hold
 * - `green-leaf`: pure veg, with analytics
 * - `night-owl`: closed
 * - `big-bazaar`: 1,500 dishes
 */
export const demoRestaurants: RestaurantRecord[] = [spiceGarden, greenLeaf, nightOwl, bigBazaar];
