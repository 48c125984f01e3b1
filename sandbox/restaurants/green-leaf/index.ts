import { addOns, cashback, choice, discount, restaurant } from '../build';
import { menu } from './menu';

export const greenLeaf = restaurant({
  slug: 'green-leaf',
  id: '1002',
  name: 'Green Leaf',
  about: 'Pure vegetarian South Indian tiffin and meals, served on a leaf since 1987.',
  address: '7, Sampige Road, Malleshwaram, Bengaluru 560003',
  phone: '9876500002',
  customDomain: 'greenleaf.example',
  open: true,
  closesAt: '22:00:00',
  pureVeg: true,
  banners: ['tiffin-mornings', 'filter-coffee'],
  menu,
  tiles: ['sand-idli', 'mint-dosa', 'peach-thali', 'amber-falafel', 'rose-custard', 'lilac-coffee'],
  choices: [
    choice(
      'g-chutney',
      'Choose your chutneys',
      { min: 1, max: 2, required: true },
      'Coconut',
      'Tomato',
      'Mint',
      'Gunpowder & oil',
    ),
    choice('g-rice', 'Rice', { min: 1, max: 1, required: true }, 'Sona masoori', 'Red rice'),
    choice('g-sugar', 'Sweetness', { min: 0, max: 1 }, 'Regular', 'Less sugar', 'No sugar'),
  ],
  extras: [
    addOns(
      'x-ghee',
      'Add-ons',
      { min: 0, max: 3 },
      {
        'Pure ghee': 20,
        'Extra sambar': 25,
        'Extra coconut chutney': 15,
        'Cheese, grated': 35,
      },
    ),
  ],
  offers: [
    discount('o-leaf20', 'LEAF20', '20% off on orders above ₹200', 200, 60),
    cashback('o-kaapi', 'KAAPI30', '₹30 cashback to your wallet', 250, 30),
  ],
  offset: { latitude: 0.03, longitude: -0.07 },
  behaviourToolId: 'bt-green',
  adPixelId: 'px-green',
});
