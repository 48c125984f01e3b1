import { postForm } from '@/api/client';
import { ApiFailure } from '@/api/failure';
import { idOf, numberOf, recordOf } from '@/api/wire';
import { toPaise, type Paise } from '@/lib/money';

export async function addGuest(restaurantId: string): Promise<string> {
  const record = recordOf(await postForm('addGuest', { RestaurentId: restaurantId }), 'addGuest');
  const phone = idOf(record, 'PhoneNo');
  if (!phone) throw new ApiFailure('answer', 'addGuest', 'no phone');
  return phone;
}

/** @returns the reward balance in paise. @throws ApiFailure also when the answer has no balance. */
export async function fetchWallet(restaurantId: string, phone: string): Promise<Paise> {
  const record = recordOf(await postForm('wallet', { restId: restaurantId, phone }), 'wallet');
  const reward = numberOf(record, 'WalletReward');
  if (reward === undefined) throw new ApiFailure('answer', 'wallet');
  return toPaise(reward);
}
