import { describe, expect, it } from 'vitest';
import { picture } from '../pictures';
import { QUIRK_NAMES } from '../quirks';
import { bigMenu } from './big-bazaar/menu';
import { demoRestaurants } from './index';
import type { DishRecord, RestaurantRecord } from './record';

function bySlug(slug: string): RestaurantRecord {
  const found = demoRestaurants.find((restaurant) => restaurant.slug === slug);
  if (found === undefined) throw new Error(`No restaurant '${slug}'`);
  return found;
}

/** Dishes without duplicates: a dish may be in several categories. */
function dishesOf(restaurant: RestaurantRecord): DishRecord[] {
  const listed = restaurant.dishes.flatMap((category) => category['items:']);
  return [...new Map(listed.map((dish) => [dish.CId, dish])).values()];
}

const unique = (values: string[]) => new Set(values).size === values.length;

describe.each(demoRestaurants)('$slug', (restaurant) => {
  const dishes = dishesOf(restaurant);

  it('has unique ids', () => {
    expect(unique(dishes.flatMap((dish) => dish.Price.map((variant) => variant.ID)))).toBe(true);
    expect(unique(restaurant.customizationGroups.map((group) => group.id))).toBe(true);
    expect(unique(restaurant.addOnGroups.map((group) => group.id))).toBe(true);
    expect(unique(restaurant.offers.map((offer) => offer.OfferId))).toBe(true);
    expect(unique(restaurant.offers.map((offer) => offer.CouponCode))).toBe(true);
    expect(unique(restaurant.categories.map((category) => category.documentId))).toBe(true);
  });

  it('has a price for every dish, and no offer price above it', () => {
    for (const dish of dishes) {
      expect(dish.Price.length, dish.itemName).toBeGreaterThanOrEqual(1);
      expect(dish.Price.length, dish.itemName).toBeLessThanOrEqual(2);
      for (const { Price, OfferPrice } of dish.Price) {
        expect(OfferPrice, dish.itemName).toBeGreaterThan(0);
        expect(OfferPrice, dish.itemName).toBeLessThanOrEqual(Price);
      }
    }
  });

  it('refers only to groups that exist and uses every group', () => {
    const choices = restaurant.customizationGroups.map((group) => group.id);
    const extras = restaurant.addOnGroups.map((group) => group.id);
    for (const dish of dishes) {
      expect(choices).toEqual(expect.arrayContaining(dish.selectTopping));
      expect(extras).toEqual(expect.arrayContaining(dish.add_on));
      expect(dish.selectToppingCheck).toBe(dish.selectTopping.length > 0);
      expect(dish.add_on_Check).toBe(dish.add_on.length > 0);
    }
    expect(new Set(dishes.flatMap((dish) => dish.selectTopping))).toEqual(new Set(choices));
    expect(new Set(dishes.flatMap((dish) => dish.add_on))).toEqual(new Set(extras));
  });

  it('has groups whose limits can be met', () => {
    for (const { min, max, itemNmae } of restaurant.customizationGroups) {
      expect(min).toBeLessThanOrEqual(itemNmae.length);
      if (max > 0) expect(min).toBeLessThanOrEqual(max);
    }
    for (const { min, max, itemNmae } of restaurant.addOnGroups) {
      expect(min).toBeLessThanOrEqual(Object.keys(itemNmae).length);
      if (max > 0) expect(min).toBeLessThanOrEqual(max);
    }
    expect(new Set(restaurant.customizationGroups.map((group) => group.restId))).toEqual(
      new Set([restaurant.info.Key]),
    );
  });

  it('has a picture at every picture address', () => {
    const paths = [
      restaurant.info.imageUrl,
      ...restaurant.sliders.map((banner) => banner.ImageUrl),
      ...restaurant.categories.map((category) => category.img_url),
      ...dishes.map((dish) => dish.imageUrl).filter((path) => path !== 'N/A'),
    ];
    expect(paths.filter((path) => picture(path) === undefined)).toEqual([]);
  });

  it('has a home tile for every category, and dishes in every category', () => {
    expect(restaurant.categories.map((category) => category.name)).toEqual(
      restaurant.dishes.map((category) => category['category:']),
    );
    for (const category of restaurant.dishes) expect(category['items:'].length).toBeGreaterThan(0);
  });
});

describe('the other demo restaurants', () => {
  it('include a pure-veg, a closed and a very large one', () => {
    const greenLeaf = bySlug('green-leaf');
    expect(greenLeaf.timing.vegtype).toBe(true);
    expect(dishesOf(greenLeaf).every((dish) => dish.veg)).toBe(true);
    expect(dishesOf(greenLeaf)).toHaveLength(30);
    expect(greenLeaf.sandbox).toMatchObject({ behaviourToolId: 'bt-green', adPixelId: 'px-green' });
    expect(bySlug('night-owl').timing.Status).toBe('CLOSE');
    expect(dishesOf(bySlug('night-owl'))).toHaveLength(25);
    expect(dishesOf(bySlug('big-bazaar'))).toHaveLength(1500);
    expect(bySlug('big-bazaar').dishes).toHaveLength(40);
  });

  it('include one with every quirk, and with dishes, groups and offers that the quirks change', () => {
    const oddCorner = bySlug('odd-corner');
    expect(oddCorner.quirks).toEqual(QUIRK_NAMES);
    expect(demoRestaurants.filter(({ quirks = [] }) => quirks.length > 0)).toEqual([oddCorner]);
    const dishes = dishesOf(oddCorner);
    expect(new Set(dishes.map((dish) => dish.veg))).toEqual(new Set([true, false]));
    expect(
      dishes.some((dish) => dish.Price.length === 2 && dish.selectToppingCheck && dish.add_on_Check),
    ).toBe(true);
    expect(oddCorner.customizationGroups.some((group) => group.min > 1)).toBe(true);
    expect(oddCorner.addOnGroups.some((group) => Object.values(group.itemNmae).includes(0))).toBe(true);
    expect(oddCorner.offers.filter((offer) => offer.weekdays)).toHaveLength(1);
    expect(oddCorner.offers.filter((offer) => offer.lastDay)).toHaveLength(1);
    expect(oddCorner.offers.some((offer) => !offer.weekdays && !offer.lastDay)).toBe(true);
  });

  it('include a large menu that is the same every time, with a unique name for every dish', () => {
    expect(bigMenu(1500, 1500)).toEqual(bySlug('big-bazaar').dishes);
    expect(bigMenu(7, 1500)).not.toEqual(bigMenu(1500, 1500));
    expect(unique(dishesOf(bySlug('big-bazaar')).map((dish) => dish.itemName))).toBe(true);
  });
});
