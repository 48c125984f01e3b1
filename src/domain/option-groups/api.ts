import { postForm } from '@/api/client';
import { ApiFailure } from '@/api/failure';
import {
  flagOf,
  idOf,
  listOf,
  moneyOf,
  numberOf,
  readEach,
  readList,
  recordsOf,
  textOf,
  uniqueBy,
  type WireRecord,
} from '@/api/wire';
import { isRecord } from '@/lib/guards';
import { plainText } from '@/lib/plain-text';
import type { AddOnGroup, CustomizationGroup, OptionGroup } from './types';

function readGroup(record: WireRecord): OptionGroup | undefined {
  const id = idOf(record, 'id');
  if (!id) return undefined;
  return {
    id,
    name: textOf(record, 'name'),
    min: Math.max(0, Math.trunc(numberOf(record, 'min') ?? 0)),
    max: Math.trunc(numberOf(record, 'max') ?? 0),
    isRequired: flagOf(record, 'reqCustDishitem'),
  };
}

interface GroupOf<Option> extends OptionGroup {
  options: readonly Option[];
}

/**
 * Returns one group per id. A server may answer a group in several records of the same name, whose options are joined.
 * If the names differ, only the first record counts.
 */
function joinById<Option>(
  records: readonly GroupOf<Option>[],
  nameOf: (option: Option) => string,
): GroupOf<Option>[] {
  const groups = new Map<string, GroupOf<Option>>();
  for (const record of records) {
    const group = groups.get(record.id) ?? { ...record, options: [] };
    const options = uniqueBy([...group.options, ...record.options], nameOf);
    if (record.name === group.name) groups.set(record.id, { ...group, options });
  }
  return [...groups.values()];
}

/** Customization groups: `{data: [group…]}`. Some servers write null in place of an empty list. */
function parseCustomizationGroups(answer: unknown): CustomizationGroup[] {
  const body: unknown = Array.isArray(answer) ? answer[0] : answer;
  const data = isRecord(body) ? body['data'] : undefined;
  if (data !== null && !Array.isArray(data)) {
    throw new ApiFailure('answer', 'customizationGroups', 'no data list');
  }
  const groups = readList(data ?? [], 'customizationGroups', 'customization group', (record) => {
    const group = readGroup(record);
    const options = listOf(record, 'itemNmae')
      .filter((name) => typeof name === 'string' || typeof name === 'number')
      .map(String)
      .filter((name) => plainText(name).trim() !== '');
    return group && { ...group, options };
  });
  return joinById(groups, (name) => name);
}

/** Add-ons without a price are free. */
function readAddOn(record: WireRecord): AddOnGroup['options'][number] | undefined {
  const name = String(record['name']);
  return plainText(name).trim() ? { name, price: moneyOf(record, 'price') ?? 0 } : undefined;
}

/** Reads add-on names with prices in rupees. Numeric names precede the others, as JavaScript orders keys. */
function parseAddOnGroups(answer: unknown): AddOnGroup[] {
  const groups = readList(recordsOf(answer, 'addOnGroups'), 'addOnGroups', 'add-on group', (record) => {
    const group = readGroup(record);
    const prices = record['itemNmae'];
    const options = isRecord(prices) ? Object.entries(prices).map(([name, price]) => ({ name, price })) : [];
    return group && { ...group, options: readEach(options, 'add-on', readAddOn) };
  });
  return joinById(groups, ({ name }) => name);
}

export async function fetchCustomizationGroups(restaurantId: string): Promise<CustomizationGroup[]> {
  return parseCustomizationGroups(
    await postForm('customizationGroups', { customized_Dish: 'true', restId: restaurantId }),
  );
}

export async function fetchAddOnGroups(restaurantId: string): Promise<AddOnGroup[]> {
  return parseAddOnGroups(await postForm('addOnGroups', { Add_Cons: 'true', restId: restaurantId }));
}
