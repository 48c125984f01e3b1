import { category, dish } from '../build';

export const starters = category(
  'Starters',
  dish(
    'paneer-tikka',
    'Paneer Tikka',
    'Cottage cheese, peppers and onion in smoky yoghurt, charred in the tandoor, with mint chutney and pickled onion',
    {
      price: 259,
      offer: 219,
      popular: true,
      choices: ['g-marinade', 'g-dips'],
      picture: 'amber-plate-skewer-lemon-capsicum',
    },
  ),
  dish('chicken-65', 'Chicken 65', 'Fiery, crisp-fried chicken with curry leaves and green chilli', {
    price: 229,
    nonveg: true,
    picture: 'rose-plate-drumstick-chilli-herb',
  }),
  dish(
    'steamed-veg-momos',
    'Steamed veg momos',
    'Eight hand-folded dumplings with cabbage, carrot and spring onion, chilli chutney on the side',
    { price: 159, offer: 139, picture: 'mint-plate-dumpling-chilli-cabbage' },
  ),
  dish(
    'paneer-kathi-roll',
    'Paneer kathi roll',
    'Flaky paratha rolled around spiced paneer, onion and mint',
    {
      price: 179,
      offer: 149,
      choices: ['g-spice', 'g-way'],
      picture: 'mint-board-burrito-onion',
    },
  ),
  dish('golden-fried-prawns', 'Golden fried prawns', 'Crumb-fried tiger prawns with lime and schezwan mayo', {
    price: 399,
    offer: 349,
    nonveg: true,
    picture: 'sky-plate-prawn-lemon',
  }),
  dish(
    'crispy-pepper-corn',
    'Crispy pepper corn',
    'Sweet corn tossed with black pepper, garlic and spring onion',
    {
      price: 169,
      picture: 'amber-plate-corn-garlic',
    },
  ),
  dish(
    'hara-bhara-kebab',
    'Hara bhara kebab',
    'Spinach, pea and potato patties, pan-seared, with tamarind chutney',
    {
      price: 189,
      offer: 159,
      picture: 'mint-plate-falafel-peas-potato',
    },
  ),
  dish('peri-peri-fries', 'Peri peri masala fries', 'Skin-on fries with peri peri and chaat masala', {
    price: 119,
    picture: 'rose-bare-fries-chilli',
  }),
);
