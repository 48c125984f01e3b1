import { addOns, choice } from '../build';

export const choices = [
  choice('g-spice', 'Spice level', { min: 1, max: 1, required: true }, 'Mild', 'Medium', 'Extra hot'),
  choice('g-way', 'Make it your way', { min: 0, max: 3 }, 'Less oil', 'No onion, no garlic', 'Extra gravy'),
  choice(
    'g-marinade',
    'Marinade',
    { min: 1, max: 1, required: true },
    'Classic red',
    'Malai',
    'Hariyali',
    'Achari',
  ),
  choice(
    'g-base',
    'Choose your base',
    { min: 1, max: 1, required: true, hint: 'Baked on stone' },
    'Thin crust',
    'Hand tossed',
    'Cheese burst (contains egg)',
  ),
  choice(
    'g-veggies',
    'Veggies on it',
    { min: 0, max: 0, hint: 'As many as you like' },
    'Onion',
    'Capsicum',
    'Sweet corn',
    'Mushroom',
    'Black olives',
    'Jalapeño',
    'Cherry tomato',
  ),
  choice(
    'g-dips',
    'Pick your dips',
    { min: 2, max: 3, required: true },
    'Mint chutney',
    'Tamarind: sweet & sour',
    'Garlic mayo',
    'Schezwan',
    'Peri peri',
  ),
  choice('g-wok', 'From the wok', { min: 0, max: 2 }, 'Less oil', 'Extra vegetables', 'No spring onion'),
  choice('g-pasta', 'Choose your pasta', { min: 1, max: 1, required: true }, 'Penne', 'Fusilli', 'Spaghetti'),
  choice('g-sugar', 'Sweetness', { min: 0, max: 1 }, 'Regular', 'Less sweet (50%)', 'Jaggery [unrefined]'),
];

export const extras = [
  addOns(
    'x-gravy',
    'Add-ons',
    { min: 0, max: 2 },
    { 'Extra paneer': 60, 'Butter on top': 20, 'Boiled egg (2)': 30 },
  ),
  addOns(
    'x-bread',
    'Choose your bread',
    { min: 1, max: 2 },
    {
      'Tandoori roti': 25,
      'Butter naan': 45,
      'Steamed rice': 70,
    },
  ),
  addOns(
    'x-biryani',
    'On the side',
    { min: 0, max: 0 },
    {
      'Boondi raita': 40,
      'Mirchi ka salan': 35,
      'Boiled egg': 20,
      'Fried onions': 12.5,
      'Lemon wedges': 0,
    },
  ),
  addOns(
    'x-pizza',
    'Extra toppings',
    { min: 0, max: 4 },
    {
      'Extra cheese': 60,
      Olives: 25,
      'Paneer cubes': 50,
      'Roast chicken': 70,
      'Chilli oil': 15,
    },
  ),
  addOns('x-sweet', 'Make it richer', { min: 0, max: 1 }, { 'Vanilla scoop': 49, 'Rabri (100 ml)': 59 }),
];
