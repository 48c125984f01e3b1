import { category, dish } from '../build';

export const mainCourse = category(
  'Main course',
  dish(
    'paneer-butter-masala',
    'Paneer butter masala',
    'Soft paneer in a slow-cooked tomato and cashew gravy, finished with cream and kasuri methi. Goes well with butter naan or jeera rice. Contains nuts and milk.',
    {
      sizes: { Half: [179, 159], Full: [289, 249] },
      popular: true,
      choices: ['g-spice', 'g-way'],
      extras: ['x-gravy'],
      picture: 'peach-board-curry-butter-herb',
    },
  ),
  dish(
    'butter-chicken',
    'Butter chicken',
    'Tandoor-roasted chicken simmered in a velvety tomato, butter and fenugreek gravy',
    {
      sizes: { Half: [349, 299], Full: [559, 499] },
      nonveg: true,
      popular: true,
      choices: ['g-spice', 'g-way'],
      extras: ['x-gravy'],
      picture: 'peach-plate-pot-tomato',
    },
  ),
  dish('dal-makhani', 'Dal makhani', 'Black lentils simmered overnight with butter and cream', {
    price: 239,
    offer: 199,
  }),
  dish(
    'kadhai-vegetables',
    'Kadhai vegetables',
    'Seasonal vegetables tossed with crushed coriander and pepper',
    {
      price: 249,
      offer: 209,
      choices: ['g-spice'],
      picture: 'mint-board-pan-peas-carrot',
    },
  ),
  dish(
    'palak-paneer',
    'Palak paneer',
    'Paneer in spinach purée with garlic, tempered with cumin and dried red chilli',
    {
      sizes: { Half: [189, 189], Full: [299, 269] },
      choices: ['g-spice', 'g-way'],
      extras: ['x-gravy'],
      picture: 'mint-board-saag-garlic-chilli',
    },
  ),
  dish(
    'mutton-rogan-josh',
    'Kashmiri mutton rogan josh',
    'Lamb on the bone, braised with fennel, ginger and ratan jot',
    {
      sizes: { Half: [329, 329], Full: [589, 549] },
      nonveg: true,
      choices: ['g-spice'],
      picture: 'rose-board-meat-ginger-onion',
    },
  ),
  dish('goan-fish-curry', 'Goan fish curry', 'Kingfish in coconut, kokum and red chilli', {
    price: 379,
    nonveg: true,
    picture: 'sky-plate-pot-fish-coconut',
  }),
  dish(
    'thali-maharaja',
    'The Spice Garden maharaja thali with two curries, dal, raita, rice, breads and a dessert of the day',
    'A whole lunch on one plate: paneer butter masala and the vegetable of the day, dal makhani, boondi raita, jeera rice, papad, pickle and salad, with the bread that you choose, and gulab jamun or kheer to finish. The vegetables change with the market, so ask us on the phone if there is something that you must not eat. It is cooked without egg, contains nuts, wheat and milk, and feeds one hungry diner or two light ones.',
    { price: 449, offer: 399, extras: ['x-bread'], picture: 'amber-bare-thali-jamun' },
  ),
);
