/** Reads the answers that docs/api/openapi.yaml describes, with the storefront's API calls. */
import { apiCalls, fieldOf, idText, type ApiCall } from './api-calls';
import type { JsonRecord } from './answers-by-schema';
import type { Check } from './valid-answers';

export const REJECTED = Symbol('the answer was rejected');

interface Ids {
  sent: (answer: unknown) => string[];
  read: (parsed: unknown) => string[];
}

export interface DescribedReader {
  /** @param answer the answer that the mocked transport sends. @returns the value read from it, or REJECTED. */
  read: (answer: unknown) => Promise<unknown>;
  findProblem: Check;
  /** For lists. The ids of both are compared without repetitions. */
  ids?: Ids | undefined;
}

const idsOf = (records: unknown, field: string) =>
  (records as JsonRecord[]).map((record) => idText(record[field]));
const parsedIds = (parsed: unknown) => (parsed as { id: string }[]).map(({ id }) => id);
const byField = (field: string): Ids => ({ sent: (answer) => idsOf(answer, field), read: parsedIds });

const idsByCall: Record<string, Ids> = {
  banners: {
    sent: (answer) => idsOf(answer, 'ImageUrl'),
    read: (parsed) => (parsed as { imageUrl: string }[]).map(({ imageUrl }) => imageUrl),
  },
  categories: {
    sent: (answer) => {
      const names = idsOf(answer, 'name');
      return idsOf(answer, 'documentId').map((id, index) => id || (names[index] ?? ''));
    },
    read: parsedIds,
  },
  dishes: {
    sent: (answer) => (answer as JsonRecord[]).flatMap((category) => idsOf(category['items:'] ?? [], 'CId')),
    read: (parsed) => Object.keys((parsed as { dishes: object }).dishes),
  },
  customizationGroups: { sent: (answer) => idsOf(fieldOf(answer, 'data'), 'id'), read: parsedIds },
  addOnGroups: byField('id'),
  cart: {
    sent: (answer) => idsOf(answer, 'Item_id'),
    read: (parsed) => (parsed as { variantId: string }[]).map(({ variantId }) => variantId),
  },
  offers: byField('OfferId'),
  orderHistory: byField('Order_id'),
  addresses: byField('AddressId'),
};

/** Whether a value that was read without an error means a rejected answer. */
function isRejected(call: string, read: unknown, answer: unknown): boolean {
  if (call === 'trackingMessage') return read === null;
  // The description allows an offer to be declined, but every answer needs a status.
  if (call === 'applyOffer') return idText(fieldOf(answer, 'Status')) === '';
  return false;
}

function readerOf(call: string, { send, findProblem }: ApiCall): DescribedReader {
  return {
    read: async (answer) => {
      const read = await send(answer);
      return isRejected(call, read, answer) ? REJECTED : read;
    },
    findProblem,
    ids: idsByCall[call],
  };
}

/** By name of the call. A reader rejects with an ApiFailure, or returns REJECTED, for a rejected answer. */
export const describedReaders: Record<string, DescribedReader> = Object.fromEntries(
  Object.entries(apiCalls).map(([name, call]) => [name, readerOf(name, call)]),
);
