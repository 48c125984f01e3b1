import type { Context } from './context';
import { isPhone } from './diners';
import { HttpError } from './http-error';
import { nextNumber, type SavedAddress } from './state';

export type AddressDraft = Omit<SavedAddress, 'id'>;

export class Addresses {
  private readonly context: Context;

  constructor(context: Context) {
    this.context = context;
  }

  of(phone: string, restaurantId: string): SavedAddress[] {
    this.context.catalogue.byId(restaurantId);
    return this.context.state.addresses.filter(
      (address) => address.phone === phone && address.restaurantId === restaurantId,
    );
  }

  add(draft: AddressDraft): SavedAddress {
    this.check(draft);
    const address = { id: `a-${String(nextNumber(this.context.state, 'address'))}`, ...draft };
    this.context.state.addresses.push(address);
    this.context.changed();
    return address;
  }

  edit(addressId: string, draft: AddressDraft): void {
    this.check(draft);
    const address = this.context.state.addresses.find(
      (candidate) => candidate.id === addressId && candidate.phone === draft.phone,
    );
    if (!address) throw new HttpError(404, `There is no address '${addressId}' of this phone`);
    Object.assign(address, draft);
    this.context.changed();
  }

  delete(addressId: string): void {
    const { state } = this.context;
    const left = state.addresses.filter((address) => address.id !== addressId);
    if (left.length === state.addresses.length)
      throw new HttpError(404, `There is no address '${addressId}'`);
    state.addresses = left;
    this.context.changed();
  }

  private check(draft: AddressDraft): void {
    this.context.catalogue.byId(draft.restaurantId);
    if (!isPhone(draft.phone)) throw new HttpError(422, 'CustomerContact has to be a phone number');
    if (draft.houseNumber.trim() === '') throw new HttpError(422, 'house_number is needed');
    if (!Number.isFinite(draft.longitude) || !Number.isFinite(draft.latitude)) {
      throw new HttpError(422, 'longitude and latitude have to be numbers');
    }
  }
}
