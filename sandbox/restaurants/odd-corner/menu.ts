import { category, dish } from '../build';

export const menu = [
  category(
    'Pizza',
    dish('corner-pizza', 'Corner pizza', 'Tomato, mozzarella, basil and two dips of your choice', {
      sizes: { Half: [1250, 1199], Full: [2100, 1999] },
      popular: true,
      choices: ['g-base', 'g-dips'],
      extras: ['x-pizza'],
      picture: 'rose-board-pizza-herb',
    }),
    dish('farm-pizza', 'Farm pizza', 'Onion, capsicum, corn and mushroom', {
      price: 349,
      offer: 299,
      choices: ['g-base'],
      extras: ['x-pizza'],
      picture: 'mint-board-pizza-capsicum-corn',
    }),
    dish('chicken-pizza', 'Roast chicken pizza', 'Smoked cheese and red onion', {
      price: 429,
      nonveg: true,
      popular: true,
      choices: ['g-base'],
      picture: 'amber-board-pizza-drumstick-onion',
    }),
    dish('garlic-bread', 'Garlic bread', 'Four pieces, with butter', {
      price: 129,
      offer: 99,
      popular: true,
      picture: 'sand-board-loaf-garlic',
    }),
    dish('truffle-pizza', 'Truffle pizza', 'While the season lasts', {
      price: 699,
      outOfStock: true,
      picture: 'sky-board-pizza-mushroom',
    }),
  ),
  category(
    'Rolls',
    dish('paneer-roll', 'Paneer roll', 'Tikka, mint and pickled onion', {
      price: 149,
      popular: true,
      extras: ['x-roll'],
      picture: 'mint-board-burrito-capsicum',
    }),
    dish('egg-roll', 'Egg roll', 'Two eggs in a flaky paratha', {
      sizes: { Single: [99, 89], Double: [149, 139] },
      nonveg: true,
      extras: ['x-roll'],
      picture: 'amber-board-burrito-egg',
    }),
    dish('aloo-roll', 'Aloo roll', '', { price: 79 }),
    dish('fries', 'Masala fries', 'Thin, hot and dusted with chaat masala', {
      price: 109,
      picture: 'rose-bare-fries-chilli',
    }),
  ),
  category(
    'Drinks',
    dish('cold-coffee', 'Cold coffee', 'With a scoop of vanilla', {
      price: 119,
      popular: true,
      choices: ['g-sugar'],
      picture: 'sand-bare-bubbletea-ice',
    }),
    dish('lime-soda', 'Fresh lime soda', 'Sweet, salt or both', {
      price: 69,
      choices: ['g-sugar'],
      picture: 'mint-bare-cocktail-lemon',
    }),
    dish('lassi', 'Rose lassi', 'Thick, with pistachio', {
      price: 89,
      offer: 79,
      picture: 'rose-bare-lassi-rose',
    }),
  ),
];
