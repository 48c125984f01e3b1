import type { DishRecord, RestaurantRecord } from '../restaurants/record';

/** Fields of a dish that most tests leave alone. */
export const plainDish: Omit<DishRecord, 'CId' | 'itemName' | 'Price'> = {
  description: '',
  imageUrl: 'N/A',
  veg: true,
  popular: false,
  OutOfStock: false,
  selectToppingCheck: false,
  selectTopping: [],
  add_on_Check: false,
  add_on: [],
};

/** Restaurant with every cart case, small enough to calculate bills by hand. */
export const tinyRestaurant: RestaurantRecord = {
  slug: 'tiny',
  info: { name: 'Tiny', about: 'Small', address: '1 Lane', Key: '77', imageUrl: '/pictures/logo.svg' },
  profile: { name: 'Tiny', phone: '9876500000', address: '1 Lane', custom_domain: 'tiny.example' },
  timing: { Status: 'OPEN', ClosingTimeStamp: '23:30', vegtype: false },
  sliders: [{ ImageUrl: '/pictures/banner.svg' }],
  categories: [{ name: 'All', img_url: '/pictures/all.svg', documentId: 'c1' }],
  dishes: [
    {
      'category:': 'All',
      'items:': [
        {
          ...plainDish,
          CId: 'd-soup',
          itemName: 'Soup',
          imageUrl: '/pictures/soup.svg',
          Price: [{ ID: 'v-soup', Quantity: 'null', Price: 120, OfferPrice: 99.95 }],
        },
        {
          ...plainDish,
          CId: 'd-pizza',
          itemName: 'Margherita',
          Price: [
            { ID: 'v-half', Quantity: 'Half', Price: 200, OfferPrice: 200 },
            { ID: 'v-full', Quantity: 'Full', Price: 340, OfferPrice: 320 },
          ],
          selectToppingCheck: true,
          selectTopping: ['g-base', 'g-missing'],
          add_on_Check: true,
          add_on: ['x-extra', 'x-dips'],
        },
        {
          ...plainDish,
          CId: 'd-gone',
          itemName: 'Gone',
          OutOfStock: true,
          Price: [{ ID: 'v-gone', Quantity: 'null', Price: 50, OfferPrice: 50 }],
        },
      ],
    },
  ],
  customizationGroups: [
    {
      id: 'g-base',
      restId: '',
      name: 'Choose your base',
      descrption: '',
      min: 1,
      max: 2,
      reqCustDishitem: true,
      itemNmae: ['Thin crust', 'Thin crust, crispy [new]'],
    },
  ],
  addOnGroups: [
    {
      id: 'x-extra',
      name: 'Extras',
      min: 0,
      max: 3,
      reqCustDishitem: false,
      itemNmae: { 'Extra cheese': 40, Olives: 25, 'Bread : Flat Rs 20 Off': 0.95 },
    },
    {
      id: 'x-dips',
      name: 'Dips',
      min: 0,
      max: 0,
      reqCustDishitem: false,
      itemNmae: { 'Extra cheese': 30, 'Chilli, hot [small]': 10.5 },
    },
  ],
  offers: [
    {
      OfferId: 'o-percent',
      Message: '10% off on orders above ₹300',
      CouponCode: 'TASTY10',
      cuponType: 'Discount',
      Wallet_Value: 0,
      Minimum_order_value: 300,
      Value: 50,
    },
    {
      OfferId: 'o-flat',
      Message: 'FLAT ₹100 OFF',
      CouponCode: 'FLAT100',
      cuponType: 'Discount',
      Wallet_Value: 0,
      Minimum_order_value: 50,
      Value: 100,
    },
    {
      OfferId: 'o-wallet',
      Message: '₹20 back',
      CouponCode: 'BACK20',
      cuponType: 'Wallet',
      Wallet_Value: 20,
      Minimum_order_value: 300,
      Value: 20,
    },
  ],
  sandbox: {
    latitude: 12.9719,
    longitude: 77.6412,
    minimumOrderValue: 150,
    gst: 5,
    behaviourToolId: 'beh1',
    adPixelId: '',
  },
};

/** Returns the `addCustDish` text of a pizza with these choices and add-ons. */
export const customDish = (choices: string, addOns = '', addOnIds = 'x-extra'): string =>
  JSON.stringify([
    { customized_id: choices === '' ? '' : 'g-base', data: `[${choices}]` },
    { customized_id: addOns === '' ? '' : addOnIds, data: `[${addOns}]` },
  ]);
