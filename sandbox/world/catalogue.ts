import { QUIRK_NAMES, type Quirk } from '../quirks';
import type {
  DishRecord,
  PriceVariantRecord,
  RestaurantChanges,
  RestaurantRecord,
} from '../restaurants/record';
import { HttpError } from './http-error';

export interface FoundVariant {
  dish: DishRecord;
  variant: PriceVariantRecord;
}

export const restaurantIdOf = (restaurant: RestaurantRecord): string =>
  restaurant.info.Key || restaurant.slug;

const hostOnly = (domain: string): string =>
  domain
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/:\d+$/, '')
    .replace(/^www\./, '');

const dishesOf = (restaurant: RestaurantRecord): DishRecord[] =>
  restaurant.dishes.flatMap((category) => category['items:']);

/** Restaurants with their run-time changes applied. */
export class Catalogue {
  private readonly originals: readonly RestaurantRecord[];
  private live: RestaurantRecord[] = [];

  constructor(restaurants: readonly RestaurantRecord[], changes: Record<string, RestaurantChanges>) {
    const taken = new Map<string, string>();
    for (const restaurant of restaurants) {
      const id = restaurantIdOf(restaurant);
      for (const key of new Set([restaurant.slug, id])) {
        const other = taken.get(key);
        if (other !== undefined) {
          throw new Error(`two restaurants go by '${key}': ${other} and ${restaurant.info.name}`);
        }
        taken.set(key, restaurant.info.name);
      }
    }
    this.originals = restaurants;
    this.restore(changes);
  }

  restore(changes: Record<string, RestaurantChanges>): void {
    this.live = structuredClone(this.originals) as RestaurantRecord[];
    for (const restaurant of this.live) {
      const change = changes[restaurant.slug];
      if (change) this.apply(restaurant, change);
    }
  }

  all(): readonly RestaurantRecord[] {
    return this.live;
  }

  bySlug(slug: string): RestaurantRecord {
    const found = this.live.find((restaurant) => restaurant.slug === slug);
    if (!found) throw new HttpError(404, `No restaurant has the slug '${slug}'`);
    return found;
  }

  byId(id: string): RestaurantRecord {
    const found = this.live.find((restaurant) => restaurantIdOf(restaurant) === id);
    if (!found) throw new HttpError(404, `No restaurant has the id '${id}'`);
    return found;
  }

  /** Finds a restaurant by slug, '{slug}.localhost' or custom domain. */
  lookUp(domain: string): RestaurantRecord | undefined {
    const host = hostOnly(domain);
    if (host === '') return undefined;
    return this.live.find(
      (restaurant) =>
        host === restaurant.slug ||
        host === `${restaurant.slug}.localhost` ||
        host === hostOnly(restaurant.profile.custom_domain),
    );
  }

  /** In the order of `QUIRKS`. */
  quirksOf(restaurantId: string): readonly Quirk[] {
    const restaurant = this.live.find((candidate) => restaurantIdOf(candidate) === restaurantId);
    return QUIRK_NAMES.filter((name) => restaurant?.quirks?.includes(name));
  }

  hasQuirk(restaurantId: string, quirk: Quirk): boolean {
    return this.quirksOf(restaurantId).includes(quirk);
  }

  findVariant(restaurantId: string, variantId: string): FoundVariant | undefined {
    for (const dish of dishesOf(this.byId(restaurantId))) {
      const variant = dish.Price.find((candidate) => candidate.ID === variantId);
      if (variant) return { dish, variant };
    }
    return undefined;
  }

  /** @throws HttpError 404 for an unknown id */
  change(slug: string, change: RestaurantChanges): void {
    const restaurant = this.bySlug(slug);
    const dishes = dishesOf(restaurant);
    for (const id of Object.keys(change.outOfStock)) {
      if (!dishes.some((dish) => dish.CId === id)) throw new HttpError(404, `No dish has the CId '${id}'`);
    }
    for (const id of Object.keys(change.prices)) {
      if (!dishes.some((dish) => dish.Price.some((variant) => variant.ID === id))) {
        throw new HttpError(404, `No size variant has the ID '${id}'`);
      }
    }
    for (const id of Object.keys(change.withdrawnOffers)) {
      if (!restaurant.offers.some((offer) => offer.OfferId === id)) {
        throw new HttpError(404, `There is no offer '${id}'`);
      }
    }
    this.apply(restaurant, change);
  }

  private apply(restaurant: RestaurantRecord, change: RestaurantChanges): void {
    const { quirks = [] } = restaurant;
    restaurant.quirks = QUIRK_NAMES.filter((name) => change.quirks[name] ?? quirks.includes(name));
    restaurant.charges = { ...restaurant.charges, ...withoutUndefined(change.charges) };
    restaurant.timing = { ...restaurant.timing, ...withoutUndefined(change.timing) };
    for (const offer of restaurant.offers) {
      offer.withdrawn = change.withdrawnOffers[offer.OfferId] ?? offer.withdrawn ?? false;
    }
    // A dish in several categories has several records: change all of them.
    for (const dish of dishesOf(restaurant)) {
      dish.OutOfStock = change.outOfStock[dish.CId] ?? dish.OutOfStock;
      for (const variant of dish.Price)
        Object.assign(variant, withoutUndefined(change.prices[variant.ID] ?? {}));
    }
  }
}

function withoutUndefined<T extends object>(record: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
