import { bigBazaar } from './big-bazaar';
import { greenLeaf } from './green-leaf';
import { nightOwl } from './night-owl';
import { oddCorner } from './odd-corner';
import type { RestaurantRecord } from './record';
import { spiceGarden } from './spice-garden';

/**
 * Served without a menu file. In order: every menu feature, pure veg with analytics, closed, 1,500 dishes, every quirk.
 */
export const demoRestaurants: RestaurantRecord[] = [spiceGarden, greenLeaf, nightOwl, bigBazaar, oddCorner];
