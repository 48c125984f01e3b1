import { QUIRK_NAMES } from '../../quirks';
import { addOns, cashback, choice, discount, restaurant } from '../build';
import { menu } from './menu';

export const oddCorner = restaurant({
  slug: 'odd-corner',
  id: '1005',
  name: 'Odd Corner',
  about: 'Pizza, rolls and shakes from a small kitchen whose server does everything a little differently.',
  address: '3, Church Street, Bengaluru 560001',
  phone: '9876500005',
  customDomain: 'oddcorner.example',
  open: true,
  closesAt: '23:45:00',
  banners: ['corner-evenings'],
  menu,
  tiles: ['rose-pizza', 'mint-burrito', 'lilac-bubbletea'],
  choices: [
    choice(
      'g-base',
      'Choose your base',
      { min: 1, max: 1, required: true },
      'Thin crust',
      'Hand tossed',
      'Cheese burst',
    ),
    choice(
      'g-dips',
      'Pick your dips',
      { min: 2, max: 3, required: true },
      'Mint chutney',
      'Garlic mayo',
      'Schezwan',
      'Peri peri',
    ),
    choice('g-sugar', 'Sweetness', { min: 0, max: 1 }, 'Regular', 'Less sweet'),
  ],
  extras: [
    addOns(
      'x-pizza',
      'Extra toppings',
      { min: 0, max: 3 },
      { 'Extra cheese': 60, Olives: 25, 'Chilli flakes': 0, 'Roast chicken': 70 },
    ),
    addOns('x-roll', 'Add to it', { min: 0, max: 2 }, { 'Fried egg': 20, 'Extra paneer': 45.5 }),
  ],
  offers: [
    discount('o-corner20', 'CORNER20', '20% off on orders above ₹200', 200, 120),
    discount('o-corner50', 'CORNER50', 'Flat ₹50 off', 300, 50),
    {
      ...discount('o-sunday100', 'SUNDAY100', '₹100 off, Sundays only', 3000, 100),
      weekdays: ['Sunday'],
    },
    {
      ...discount('o-opening75', 'OPENING75', '₹75 off until 31 January 2026', 250, 75),
      lastDay: '2026-01-31',
    },
    cashback('o-back40', 'BACK40', '₹40 cashback to your wallet', 350, 40),
  ],
  offset: { latitude: 0.01, longitude: -0.01 },
  quirks: QUIRK_NAMES,
});
