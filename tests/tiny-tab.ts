import { selectPhone } from '@/domain/session/slice';
import { identifyShop } from '@/domain/shop/identify';
import { storedRecords } from './stored-records';
import { openTab } from './tab';

export const TINY_HOST = 'tiny.localhost';
export const TINY = identifyShop(TINY_HOST, '/', 'localhost');
export const GUEST = 'guest-000777';

/** Opens a tab of the tiny restaurant, or of another host, and waits until its shop and cart have loaded. */
export async function openStarted(path = '/menu', at = TINY_HOST) {
  if (!localStorage.getItem('userNumber')) localStorage.setItem('userNumber', GUEST);
  const tab = openTab(path, { host: at });
  await tab.loaded();
  return {
    ...tab,
    phone: () => selectPhone(tab.state()),
    cart: () => tab.state().cart,
    quantities: () => tab.state().cart.lines.data.map(({ quantity }) => quantity),
  };
}

export const storedOfTiny = () => storedRecords(TINY);
