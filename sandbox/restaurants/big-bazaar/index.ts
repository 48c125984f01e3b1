import { addOns, choice, discount, restaurant } from '../build';
import { counters } from './counters';
import { bigMenu } from './menu';

/** Menu far larger than real ones, for measuring lists, search and start-up. */
export const bigBazaar = restaurant({
  slug: 'big-bazaar',
  id: '1004',
  name: 'Big Bazaar Kitchens',
  about: 'Forty counters under one roof. Fifteen hundred dishes, one basket, one rider.',
  address: '3rd Floor, Garuda Mall, Magrath Road, Bengaluru 560025',
  phone: '9876500004',
  customDomain: 'bigbazaar.example',
  open: true,
  closesAt: '01:30',
  banners: ['big-choice', 'family-feast'],
  menu: bigMenu(1500, 1500),
  tiles: counters.map((counter) => counter.tile),
  choices: [
    choice('g-heat', 'Spice level', { min: 1, max: 1, required: true }, 'Mild', 'Medium', 'Hot', 'Fiery'),
    choice('g-way', 'Make it your way', { min: 0, max: 3 }, 'Less oil', 'No onion, no garlic', 'Extra gravy'),
    choice('g-cut', 'Cut', { min: 0, max: 1 }, 'Whole', 'In two', 'In four'),
    choice('g-sweetness', 'Sweetness', { min: 0, max: 1 }, 'Regular', 'Less sweet', 'Not sweet'),
  ],
  extras: [
    addOns(
      'x-dip',
      'Dips',
      { min: 0, max: 2 },
      { 'Mint chutney': 15, 'Garlic mayo': 20, 'Tomato chutney': 15 },
    ),
    addOns(
      'x-side',
      'On the side',
      { min: 0, max: 0 },
      { Raita: 40, Papad: 15, 'Green salad': 35, Pickle: 10 },
    ),
    addOns('x-cheese', 'Extra', { min: 0, max: 2 }, { 'Extra cheese': 50, Jalapeños: 20 }),
    addOns('x-scoop', 'With it', { min: 0, max: 1 }, { 'Vanilla scoop': 45 }),
  ],
  offers: [
    discount('o-bazaar10', 'BAZAAR10', '10% off on orders above ₹400', 400, 120),
    discount('o-feast250', 'FEAST250', '₹250 off big family feasts', 1499, 250),
  ],
});
