import { createClient } from '../../sandbox/testing/client';
import { customDish, tinyRestaurant } from '../../sandbox/testing/tiny-restaurant';
import { catalogueOf } from '../complete-catalogue';
import { DINER } from '../demo-data';
import type { ApiCallName } from './api-calls';

const RESTAURANT = tinyRestaurant.info.Key;
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** Answers of the sandbox, by name of the call, with a long dish list and a persisted catalogue. */
export async function realAnswers() {
  const twoBanners = {
    ...tinyRestaurant,
    sliders: [...tinyRestaurant.sliders, { ImageUrl: '/pictures/sale.svg' }],
  };
  const client = createClient({ restaurants: [twoBanners] });
  const { world } = client;
  const get = async (call: string, query: Record<string, string>): Promise<unknown> =>
    (await client.get(call, query)).json();
  const post = async (call: string, form: Record<string, string>): Promise<unknown> => {
    const body = new URLSearchParams(form).toString();
    const response = await client.send(`/api/${call}`, { method: 'POST', headers: FORM, body });
    return response.headers.get('Content-Type')?.includes('json') ? response.json() : response.text();
  };

  const owner = { phone: DINER, restaurantId: RESTAURANT };
  const cart = world.carts.add({ ...owner, variantId: 'v-soup', quantity: 2 });
  const pizza = customDish('Thin crust', 'Extra cheese:40');
  world.carts.add({ ...owner, variantId: 'v-full', quantity: 2, addCustDish: pizza });
  const place = (id: string) =>
    world.orders.place({
      ...owner,
      dinerName: 'Asha Rao',
      destination: `${id}, 2nd Floor, Defence Colony`,
      orderType: 'Delivery',
      instruction: '',
      items: [
        { units: 2, name: 'Soup', size: '', choices: '', addOns: '', subtotal: 19_990 },
        { units: 1, name: 'Pizza', size: 'Full', choices: 'Thin', addOns: 'Olives', subtotal: 32_000 },
      ],
      itemsTotal: 51_990,
      gst: 2600,
      total: 54_590,
      cashback: 0,
    });
  place('24');
  const orderId = String(place('25').id);
  const address = {
    CustomerContact: DINER,
    RestaurentId: RESTAURANT,
    house_number: '24',
    streetAddress1: 'Defence Colony',
    streetAddress2: 'HAL 2nd Stage',
    landmark: 'Park',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560038',
    longitude: '77.64',
    latitude: '12.97',
  };
  const added = await post('address/add', address);
  const [{ AddressId }] = added as [{ AddressId: string }];
  await post('address/add', { ...address, house_number: '25' });
  const byId = { id: RESTAURANT };
  const ofRestaurant = { RestaurentId: RESTAURANT };
  const sentOtp = await post('otp/otpsend', { phone: DINER });
  const [{ otpsessionidd, otp_send }] = sentOtp as [{ otpsessionidd: string; otp_send: string }];

  const filledCart = await get('cart/displayTestFramCore', { id: cart.id });
  const addToCart = await post('cart/addItemTest', {
    phone: DINER,
    id: 'v-half',
    quan: '1',
    ...ofRestaurant,
  });

  const byCall: Record<ApiCallName, unknown> = {
    lookup: await (await client.send('/restro_id_new/?domain=tiny')).text(),
    restaurantInfo: await get('display/display_resturent_info', byId),
    restaurantProfile: await get('display/restro_address_info', byId),
    timing: await post('Daily/Timing', ofRestaurant),
    dishes: await get('display/display_dish_list', byId),
    categories: await get('display/all_categories', byId),
    banners: await get('display/Slider', ofRestaurant),
    customizationGroups: await post('cart/getCustomizedDishItem', {
      customized_Dish: 'true',
      restId: RESTAURANT,
    }),
    addOnGroups: await post('cart/getAddConsItem', { Add_Cons: 'true', restId: RESTAURANT }),
    cart: filledCart,
    addToCart,
    addCustomized: addToCart,
    removeFromCart: await post('cart/remove', { phone: DINER, id: 'v-half', CartId: cart.id }),
    changeCustomized: { Status: 'Successfully' },
    bill: await post('PriceCalculate/Cart', {
      CartId: cart.id,
      restaurantId: RESTAURANT,
      OfferId: 'o-percent',
      addressId: AddressId,
      Clongitude: '77.64',
      Clatitude: '12.97',
      Time: '0',
    }),
    offers: await get('Offer/display_for_restaurent', ofRestaurant),
    applyOffer: await post('Offer/apply', { CartId: cart.id, OfferId: 'o-wallet' }),
    deleteCart: await post('cart/delete', { cartid: cart.id }),
    sendOtp: sentOtp,
    verifyOtp: await post('otp/otpverify', {
      phone: DINER,
      otp: otp_send,
      session_id: otpsessionidd,
      Restaurent_id: RESTAURANT,
      token: 'web',
      CartId: '0',
    }),
    signUp: await post('customer/signup', { phone: DINER, name: 'Asha', Id: RESTAURANT }),
    addGuest: await post('Guest/UserAdd', ofRestaurant),
    wallet: await post('Wallet/UserWalletReward', { restId: RESTAURANT, phone: DINER }),
    addresses: await get('Display/Address', { phone: DINER, RestaurentId: RESTAURANT }),
    addAddress: added,
    editAddress: await post('address/Edit', { ...address, AddressId }),
    deleteAddress: await post('address/Delete', { AddressId }),
    orderHistory: await get('Order/history', { phone: DINER, ResId: RESTAURANT }),
    order: await get('Display/Order', { oId: orderId }),
  };
  return { byCall, catalogue: structuredClone(catalogueOf('Tiny')) };
}
