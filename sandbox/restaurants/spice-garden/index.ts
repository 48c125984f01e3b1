import { cashback, discount, restaurant } from '../build';
import { chinese, pizzaAndPasta } from './chinese-and-italian';
import { combos, southIndian } from './corner-and-combos';
import { choices, extras } from './groups';
import { desserts, drinks, salads } from './lighter-and-sweet';
import { mainCourse } from './main-course';
import { biryaniAndRice, breads } from './rice-and-breads';
import { starters } from './starters';

/** Restaurant with every menu feature, for tests and screenshots. */
export const spiceGarden = restaurant({
  slug: 'spice-garden',
  id: '1001',
  name: 'Spice Garden',
  about:
    'North Indian, Chinese and Italian, cooked to order since 2009. The tandoor is lit at eleven every morning.',
  address: '48, 12th Main Road, Indiranagar, Bengaluru 560038',
  phone: '9876500001',
  customDomain: 'spicegarden.example',
  open: true,
  closesAt: '23:30',
  banners: ['biryani-thursdays', 'first-order', 'lunch-cashback'],
  menu: [
    starters,
    mainCourse,
    biryaniAndRice,
    breads,
    chinese,
    pizzaAndPasta,
    salads,
    desserts,
    drinks,
    southIndian,
    combos,
  ],
  tiles: [
    'peach-skewer',
    'amber-curry',
    'rose-pan',
    'sand-flatbread',
    'sky-noodles',
    'rose-pizza',
    'mint-salad',
    'amber-jamun',
    'lilac-cocktail',
    'mint-dosa',
    'peach-thali',
  ],
  choices,
  extras,
  offers: [
    discount('o-spice100', 'SPICE100', 'Flat ₹100 off your first order', 499, 100),
    {
      ...discount('o-biryani30', 'BIRYANI30', '30% off every biryani, all Thursday', 350, 150),
      weekdays: ['Thursday'],
    },
    {
      ...cashback('o-lunch75', 'LUNCH75', '₹75 cashback to your wallet on weekday lunches', 600, 75),
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    },
    discount('o-family149', 'FAMILY149', 'Free dessert on family orders', 1250, 149),
    discount('o-tasty10', 'TASTY10', '10% off on orders above ₹300', 300, 100),
  ],
});
