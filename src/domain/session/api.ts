import { postForm } from '@/api/client';
import { ApiFailure } from '@/api/failure';
import { idOf, numberOf, recordOf } from '@/api/wire';
import { toPaise, type Paise } from '@/lib/money';

/** @returns the phone that the server gives a guest. */
export async function addGuest(restaurantId: string): Promise<string> {
  const record = recordOf(await postForm('addGuest', { RestaurentId: restaurantId }), 'addGuest');
  const phone = idOf(record, 'PhoneNo');
  if (!phone) throw new ApiFailure('answer', 'addGuest', 'no phone');
  return phone;
}

/** @returns the reward balance in paise, 0 when there is none. */
export async function fetchWallet(restaurantId: string, phone: string): Promise<Paise> {
  const record = recordOf(await postForm('wallet', { restId: restaurantId, phone }), 'wallet');
  return toPaise(numberOf(record, 'WalletReward') ?? 0);
}
