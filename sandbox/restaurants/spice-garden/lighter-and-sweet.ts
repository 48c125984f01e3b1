import { category, dish } from '../build';

export const salads = category(
  'Salads',
  dish('kachumber', 'Kachumber', 'Cucumber, tomato and onion with lemon and roasted cumin', {
    price: 89,
    picture: 'mint-plate-salad-cucumber-tomato',
  }),
  dish('greek-salad', 'Greek salad', 'Feta, olives, cucumber and oregano', {
    price: 219,
    offer: 199,
    picture: 'sky-plate-salad-olive',
  }),
  dish('chicken-caesar', 'Chicken Caesar salad', 'Grilled chicken, cos lettuce, parmesan and croutons', {
    price: 279,
    offer: 249,
    nonveg: true,
    picture: 'amber-plate-salad-egg-cheese',
  }),
  dish('sprout-chaat', 'Sprouted moong chaat', 'With pomegranate, lime and black salt', {
    price: 119,
    picture: 'mint-plate-salad-peas-lemon',
  }),
);

export const desserts = category(
  'Desserts',
  dish('gulab-jamun', 'Gulab Jamun', 'Two, warm, in cardamom syrup', {
    price: 99,
    offer: 79,
    popular: true,
    extras: ['x-sweet'],
    picture: 'amber-bare-jamun-rose',
  }),
  dish('rasmalai', 'Rasmalai', 'Soft cheese discs in saffron milk', {
    price: 129,
    outOfStock: true,
    picture: 'sand-bare-kheer-rose',
  }),
  dish('moong-dal-halwa', 'Moong dal halwa', 'Slow-roasted in ghee', {
    price: 149,
    extras: ['x-sweet'],
    picture: 'amber-plate-honey-peanuts',
  }),
  dish('brownie', 'Sizzling walnut brownie', 'With vanilla ice cream and hot chocolate sauce', {
    price: 199,
    offer: 179,
    picture: 'sand-plate-chocolate-chestnut-cherries',
  }),
  dish('kulfi-falooda', 'Kulfi falooda', 'Pistachio kulfi, rose syrup and vermicelli', {
    price: 159,
    picture: 'rose-bare-sundae-rose',
  }),
  dish('tiramisu', 'Tiramisu', 'Coffee, mascarpone and cocoa', {
    price: 229,
    picture: 'sand-plate-cake-coffee',
  }),
);

export const drinks = category(
  'Drinks',
  dish('masala-chai', 'Masala chai', 'Ginger, cardamom and Assam tea', {
    price: 49,
    choices: ['g-sugar'],
    picture: 'peach-bare-teapot-ginger',
  }),
  dish('sweet-lassi', 'Punjabi sweet lassi', 'Hand-churned, with malai on top', {
    price: 109,
    offer: 89,
    choices: ['g-sugar'],
    picture: 'lilac-bare-lassi',
  }),
  dish('mango-lassi', 'Mango lassi', 'With Alphonso pulp, in season', {
    price: 129,
    outOfStock: true,
    picture: 'amber-bare-lassi-mango',
  }),
  dish('fresh-lime-soda', 'Fresh lime soda', 'Sweet, salt or both', {
    price: 79,
    picture: 'mint-bare-cocktail-lemon',
  }),
  dish('cold-coffee', 'Cold coffee', 'With a scoop of vanilla', {
    price: 139,
    picture: 'sand-bare-bubbletea-chocolate',
  }),
  dish('cola', 'Cola (330 ml)', 'Chilled can', { price: 60, picture: 'rose-bare-soda-ice' }),
  dish('mineral-water', 'Mineral water (1 l)', 'Sealed bottle', { price: 30 }),
);
