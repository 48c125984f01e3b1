import { toRupees } from '../money';
import type { World } from '../world';
import { restaurantIdOf } from '../world/catalogue';
import { requireField, pictureAddress, type Call } from './call';

export const shopCalls: Call[] = [
  {
    method: 'GET',
    path: 'display/display_resturent_info',
    answer: (fields, { world, origin }) => {
      const { info } = world.catalogue.byId(requireField(fields, 'id'));
      return [{ ...info, imageUrl: pictureAddress(info.imageUrl, origin) }];
    },
  },
  {
    method: 'GET',
    path: 'display/restro_address_info',
    answer: (fields, { world }) => [world.catalogue.byId(requireField(fields, 'id')).profile],
  },
  {
    method: 'GET',
    path: 'display/Slider',
    answer: (fields, { world, origin }) =>
      world.catalogue
        .byId(requireField(fields, 'RestaurentId'))
        .sliders.map(({ ImageUrl }) => ({ ImageUrl: pictureAddress(ImageUrl, origin) })),
  },
  {
    method: 'GET',
    path: 'display/all_categories',
    answer: (fields, { world, origin }) =>
      world.catalogue
        .byId(requireField(fields, 'id'))
        .categories.map((category) => ({ ...category, img_url: pictureAddress(category.img_url, origin) })),
  },
  {
    method: 'POST',
    path: 'Daily/Timing',
    answer: (fields, { world }) => [world.catalogue.byId(requireField(fields, 'RestaurentId')).timing],
  },
  {
    method: 'POST',
    path: 'Wallet/UserWalletReward',
    answer: (fields, { world }) => ({
      WalletReward: toRupees(
        world.diners.wallet(requireField(fields, 'phone'), requireField(fields, 'restId')),
      ),
    }),
  },
];

export function lookUpText(domain: string, world: World): string | undefined {
  const restaurant = world.catalogue.lookUp(domain);
  if (!restaurant) return undefined;
  const { behaviourToolId = '', adPixelId = '' } = restaurant.sandbox ?? {};
  return [restaurantIdOf(restaurant), behaviourToolId, adPixelId].join('/');
}
