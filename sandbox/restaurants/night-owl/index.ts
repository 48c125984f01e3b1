import { addOns, choice, discount, restaurant } from '../build';
import { menu } from './menu';

export const nightOwl = restaurant({
  slug: 'night-owl',
  id: '1003',
  name: 'Night Owl',
  about: 'Burgers, rolls and shakes for those who are still up. Seven in the evening to four in the morning.',
  address: '21, 80 Feet Road, Koramangala 4th Block, Bengaluru 560034',
  phone: '9876500003',
  customDomain: 'nightowl.example',
  open: false,
  closesAt: '04:00',
  banners: ['midnight-menu'],
  menu,
  tiles: ['amber-burger', 'mint-burrito', 'peach-noodles', 'rose-fries', 'lilac-bubbletea', 'sand-sundae'],
  choices: [
    choice('g-bun', 'Bun', { min: 1, max: 1, required: true }, 'Brioche', 'Whole wheat', 'Lettuce, no bun'),
  ],
  extras: [
    addOns(
      'x-burger',
      'On top',
      { min: 0, max: 3 },
      { 'Extra patty': 79, 'Cheese slice': 25, 'Fried egg': 20 },
    ),
    addOns('x-maggi', 'Stir in', { min: 0, max: 0 }, { Egg: 15, Cheese: 25, 'Butter cube': 12 }),
  ],
  offers: [discount('o-owl15', 'OWL15', '15% off after midnight', 250, 90)],
  offset: { latitude: -0.04, longitude: -0.02 },
});
