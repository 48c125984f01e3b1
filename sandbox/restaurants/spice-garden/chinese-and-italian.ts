import { category, dish } from '../build';

export const chinese = category(
  'Chinese',
  dish(
    'veg-hakka-noodles',
    'Veg hakka noodles',
    'Wok-tossed with cabbage, carrot, beans and a touch of soy',
    {
      sizes: { Half: [139, 129], Full: [229, 199] },
      popular: true,
      choices: ['g-wok'],
      picture: 'rose-bare-noodles-carrot-cabbage',
    },
  ),
  dish('chilli-chicken', 'Chilli chicken', 'Crisp chicken, peppers and onion in a dark chilli-garlic sauce', {
    sizes: { Half: [199, 199], Full: [329, 329] },
    nonveg: true,
    choices: ['g-spice'],
    picture: 'rose-plate-drumstick-capsicum-chilli',
  }),
  dish('gobi-manchurian', 'Gobi manchurian', 'Cauliflower fritters in a sticky soy and ginger glaze', {
    price: 199,
    offer: 179,
    choices: ['g-wok'],
    picture: 'mint-plate-falafel-ginger-broccoli',
  }),
  dish(
    'schezwan-fried-rice',
    'Schezwan fried rice',
    'Fiery fried rice with beans, carrot and roasted chilli',
    {
      price: 199,
      choices: ['g-spice', 'g-wok'],
      picture: 'peach-bare-rice-chilli-carrot',
    },
  ),
  dish(
    'chicken-hakka-noodles',
    'Chicken hakka noodles',
    'Shredded chicken, egg and vegetables from a very hot wok',
    {
      price: 249,
      offer: 229,
      nonveg: true,
      choices: ['g-wok'],
      picture: 'lilac-bare-noodles-egg',
    },
  ),
  dish('hot-and-sour-soup', 'Hot and sour soup', 'Mushroom, tofu and bamboo in a peppery broth', {
    price: 129,
    picture: 'peach-plate-pot-mushroom',
  }),
  dish('chicken-momos', 'Chicken momos, pan-fried', 'Eight dumplings, crisp below', {
    price: 189,
    offer: 169,
    nonveg: true,
    picture: 'rose-plate-dumpling-chilli',
  }),
);

export const pizzaAndPasta = category(
  'Pizza & pasta',
  dish(
    'margherita-pizza',
    'Margherita pizza',
    'Hand-stretched base, San Marzano tomato, fresh mozzarella and basil',
    {
      price: 329,
      offer: 279,
      popular: true,
      choices: ['g-base', 'g-veggies'],
      extras: ['x-pizza'],
      picture: 'rose-board-pizza-tomato-herb',
    },
  ),
  dish('farmhouse-pizza', 'Farmhouse pizza', 'Mushroom, capsicum, onion and sweet corn', {
    sizes: { Half: [249, 249], Full: [449, 399] },
    choices: ['g-base', 'g-veggies'],
    extras: ['x-pizza'],
    picture: 'mint-board-pizza-mushroom-capsicum',
  }),
  dish('chicken-tikka-pizza', 'Chicken tikka pizza', 'Tandoori chicken, red onion and mint mayo', {
    price: 459,
    offer: 399,
    nonveg: true,
    choices: ['g-base', 'g-veggies'],
    extras: ['x-pizza'],
    picture: 'amber-board-pizza-drumstick-onion',
  }),
  dish('garlic-bread', 'Cheese garlic bread', 'Four pieces with herbs and mozzarella', {
    price: 149,
    picture: 'amber-board-loaf-garlic-cheese',
  }),
  dish('penne-arrabbiata', 'Pasta arrabbiata', 'Tomato, garlic and red chilli', {
    price: 259,
    offer: 229,
    choices: ['g-pasta'],
    picture: 'rose-plate-spaghetti-tomato-chilli',
  }),
  dish('alfredo-chicken', 'Chicken alfredo pasta', 'Cream, parmesan and grilled chicken', {
    price: 329,
    nonveg: true,
    choices: ['g-pasta'],
    picture: 'sand-plate-spaghetti-cheese-garlic',
  }),
  dish('lasagne', 'Vegetable lasagne', '', { price: 299, picture: 'peach-plate-pie-tomato' }),
);
