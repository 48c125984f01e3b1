import { toPaise, toRupees } from '../money';
import type { AddOnGroupRecord, DishRecord, RestaurantRecord } from '../restaurants/record';
import { HttpError } from './http-error';
import type { ChosenAddOn, CustomizedUnits } from './state';

/** Content of one `addCustDish` text, validated against the menu. */
export type Customization = Omit<CustomizedUnits, 'tempCustId' | 'quantity'>;

interface Entry {
  customized_id: string;
  data: string;
}

/** Parses and validates an `addCustDish` text. Add-on prices are the menu's, not the text's. @throws HttpError 422 */
export function readCustomization(
  text: string,
  dish: DishRecord,
  restaurant: RestaurantRecord,
): Customization {
  const [customization, addOns] = readEntries(text);

  const groups = groupsNamed(customization.customized_id, restaurant.customizationGroups, dish.selectTopping);
  const choices = split(
    inside(customization.data),
    groups.flatMap((group) => group.itemNmae),
  );
  checkRequired(choices, dish, restaurant);

  const addOnGroups = groupsNamed(addOns.customized_id, restaurant.addOnGroups, dish.add_on);
  return {
    customizationIds: customization.customized_id,
    choices,
    addOnIds: addOns.customized_id,
    addOns: priceAddOns(inside(addOns.data), addOnGroups),
  };
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Entry>).customized_id === 'string' &&
  typeof (value as Partial<Entry>).data === 'string';

function readEntries(text: string): [Entry, Entry] {
  let entries: unknown;
  try {
    entries = JSON.parse(text);
  } catch {
    throw new HttpError(422, 'addCustDish is not JSON');
  }
  if (!Array.isArray(entries) || entries.length !== 2) {
    throw new HttpError(422, 'addCustDish needs two entries: customization, then add-ons');
  }
  const [first, second] = entries as unknown[];
  if (!isEntry(first) || !isEntry(second)) {
    throw new HttpError(422, 'an entry of addCustDish needs the texts customized_id and data');
  }
  return [first, second];
}

function groupsNamed<T extends { id: string }>(ids: string, groups: T[], offered: string[]): T[] {
  if (ids === '') return [];
  return ids.split(',').map((id) => {
    const group = groups.find((candidate) => candidate.id === id);
    if (!group || !offered.includes(id)) throw new HttpError(422, `the dish has no group '${id}'`);
    return group;
  });
}

function inside(data: string): string {
  if (!data.startsWith('[') || !data.endsWith(']')) throw new HttpError(422, `'${data}' is not in brackets`);
  return data.slice(1, -1);
}

/** Splits 'a, b' into options. Names may contain commas and brackets, so it matches known names, longest first. */
function split(text: string, names: string[]): string[] {
  if (text === '') return [];
  const found = splitFrom(
    text,
    [...new Set(names)].sort((a, b) => b.length - a.length),
  );
  if (!found) throw new HttpError(422, `'${text}' does not consist of options of the named groups`);
  return found;
}

function splitFrom(text: string, names: string[]): string[] | undefined {
  for (const name of names) {
    if (text === name) return [name];
    if (!text.startsWith(`${name}, `)) continue;
    const rest = splitFrom(text.slice(name.length + 2), names);
    if (rest) return [name, ...rest];
  }
  return undefined;
}

function priceAddOns(text: string, groups: AddOnGroupRecord[]): ChosenAddOn[] {
  if (text === '') return [];
  const priced = groups.flatMap((group) =>
    Object.entries(group.itemNmae).map(([name, rupees]) => ({ name, price: toPaise(rupees) })),
  );
  const found = readPricedOptions(
    text,
    priced.map((option) => option.name).sort((a, b) => b.length - a.length),
  );
  if (!found) throw new HttpError(422, `'${text}' does not consist of add-ons of the named groups`);
  return found.map(({ name, price }) => {
    // Two groups may contain the same name at different prices. The price in the text selects one.
    const sameName = priced.filter((option) => option.name === name);
    const chosen = sameName.find((option) => option.price === price) ?? sameName[0];
    if (!chosen) throw new HttpError(422, `there is no add-on '${name}'`);
    return { name, price: chosen.price };
  });
}

function readPricedOptions(text: string, names: string[]): ChosenAddOn[] | undefined {
  for (const name of names) {
    if (!text.startsWith(`${name}:`)) continue;
    const match = /^(-?\d+(?:\.\d+)?)(?:, |$)/.exec(text.slice(name.length + 1));
    if (!match?.[1]) continue;
    const option = { name, price: toPaise(Number(match[1])) };
    const rest = text.slice(name.length + 1 + match[0].length);
    if (rest === '' && !match[0].endsWith(', ')) return [option];
    const others = readPricedOptions(rest, names);
    if (others) return [option, ...others];
  }
  return undefined;
}

function checkRequired(choices: string[], dish: DishRecord, restaurant: RestaurantRecord): void {
  if (!dish.selectToppingCheck) return;
  for (const group of restaurant.customizationGroups) {
    if (!group.reqCustDishitem || !dish.selectTopping.includes(group.id)) continue;
    const chosen = choices.filter((choice) => group.itemNmae.includes(choice)).length;
    if (chosen < Math.min(group.min, group.itemNmae.length)) {
      throw new HttpError(422, `'${group.name}' needs at least ${String(group.min)} option`);
    }
  }
}

/** 'Extra cheese:40, Olives:25' */
export const addOnText = (addOns: ChosenAddOn[]): string =>
  addOns.map((addOn) => `${addOn.name}:${String(toRupees(addOn.price))}`).join(', ');

export const choiceText = (choices: string[]): string => choices.join(', ');

/** Units with equal customizations are counted together. */
export const isSameCustomization = (a: Customization, b: Customization): boolean =>
  a.customizationIds === b.customizationIds &&
  a.addOnIds === b.addOnIds &&
  choiceText(a.choices) === choiceText(b.choices) &&
  addOnText(a.addOns) === addOnText(b.addOns);
