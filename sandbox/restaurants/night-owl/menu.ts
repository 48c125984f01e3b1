import { category, dish } from '../build';

export const menu = [
  category(
    'Burgers',
    dish('smash-burger', 'Double smash burger', 'Two thin chicken patties, cheese and owl sauce', {
      price: 249,
      offer: 219,
      nonveg: true,
      popular: true,
      choices: ['g-bun'],
      extras: ['x-burger'],
      picture: 'amber-board-burger-cheese',
    }),
    dish('paneer-burger', 'Crispy paneer burger', 'Crumbed paneer, slaw and mint mayo', {
      price: 199,
      popular: true,
      choices: ['g-bun'],
      extras: ['x-burger'],
      picture: 'mint-board-burger-cabbage',
    }),
    dish('aloo-burger', 'Bombay aloo burger', 'Spiced potato patty and tamarind', {
      price: 129,
      offer: 109,
      choices: ['g-bun'],
      picture: 'peach-board-burger-potato',
    }),
    dish('mushroom-burger', 'Mushroom melt', 'Portobello and smoked cheese', {
      price: 219,
      outOfStock: true,
      picture: 'sand-board-burger-mushroom',
    }),
    dish('fish-burger', 'Fish fillet burger', 'Basa, gherkin and tartare', {
      price: 239,
      nonveg: true,
      picture: 'sky-board-burger-fish-lemon',
    }),
  ),
  category(
    'Rolls & wraps',
    dish('egg-roll', 'Kolkata egg roll', 'Flaky paratha, two eggs, onion and lime', {
      price: 99,
      nonveg: true,
      picture: 'amber-board-burrito-egg-onion',
    }),
    dish('chicken-roll', 'Chicken kathi roll', 'Charred tikka and mint', {
      price: 149,
      offer: 129,
      nonveg: true,
      popular: true,
      picture: 'rose-board-burrito-drumstick',
    }),
    dish('paneer-wrap', 'Paneer tikka wrap', 'With pickled onion', {
      price: 139,
      picture: 'mint-board-burrito-capsicum',
    }),
    dish('falafel-pita', 'Falafel pita', 'Hummus, pickles and tahini', {
      price: 159,
      picture: 'lilac-board-pita-falafel',
    }),
  ),
  category(
    'Midnight Maggi',
    dish('masala-maggi', 'Masala Maggi', 'The hostel classic', {
      price: 69,
      popular: true,
      extras: ['x-maggi'],
      picture: 'amber-bare-noodles-chilli',
    }),
    dish('cheese-maggi', 'Cheese corn Maggi', 'Too much cheese', {
      price: 99,
      extras: ['x-maggi'],
      picture: 'amber-bare-noodles-cheese-corn',
    }),
    dish('egg-maggi', 'Egg bhurji Maggi', 'Two eggs scrambled in', {
      price: 95,
      nonveg: true,
      picture: 'peach-bare-noodles-egg',
    }),
    dish('schezwan-maggi', 'Schezwan Maggi', '', { price: 89 }),
  ),
  category(
    'Fries & sides',
    dish('salted-fries', 'Salted fries', 'Thin, hot', {
      sizes: { Regular: [99, 99], Large: [149, 139] },
      picture: 'rose-bare-fries',
    }),
    dish('loaded-fries', 'Loaded chicken fries', 'Cheese sauce, jalapeño and pulled chicken', {
      price: 199,
      offer: 179,
      nonveg: true,
      picture: 'amber-bare-fries-cheese-drumstick',
    }),
    dish('wings', 'Hot wings (6)', 'Tossed in butter and chilli', {
      price: 229,
      nonveg: true,
      picture: 'rose-plate-drumstick-chilli',
    }),
    dish('nachos', 'Nachos with salsa', 'And a lot of coriander', {
      price: 149,
      picture: 'peach-plate-taco-tomato',
    }),
    dish('cheese-balls', 'Cheese balls', 'Eight', { price: 129, picture: 'amber-plate-falafel-cheese' }),
  ),
  category(
    'Shakes',
    dish('chocolate-shake', 'Dark chocolate shake', 'Thick enough for a spoon', {
      price: 169,
      offer: 149,
      picture: 'sand-bare-bubbletea-chocolate',
    }),
    dish('strawberry-shake', 'Strawberry shake', 'With real fruit', {
      price: 159,
      picture: 'rose-bare-soda-strawberry',
    }),
    dish('cold-coffee', 'Cold coffee', 'For the last page of the assignment', {
      price: 129,
      popular: true,
      picture: 'sand-bare-bubbletea-ice',
    }),
    dish('lemon-iced-tea', 'Lemon iced tea', 'Brewed, not from powder', {
      price: 99,
      picture: 'mint-bare-cocktail-lemon',
    }),
  ),
  category(
    'Desserts',
    dish('brownie', 'Warm brownie', 'With vanilla', { price: 139, picture: 'sand-plate-chocolate-cherries' }),
    dish('sundae', 'Hot fudge sundae', 'Three scoops', {
      price: 159,
      offer: 139,
      picture: 'lilac-bare-sundae-cherries',
    }),
    dish('waffle', 'Waffle with honey', 'Crisp, from the iron', {
      price: 149,
      picture: 'amber-plate-toast-honey',
    }),
  ),
];
