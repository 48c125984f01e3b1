import { category, dish } from '../build';

/** Also listed under combos, as on many real menus. */
export const biryaniCombo = dish(
  'biryani-combo',
  'Chicken biryani combo',
  'Half a handi of chicken biryani with raita, salan and a gulab jamun',
  { price: 398, offer: 199, nonveg: true, choices: ['g-spice'], picture: 'amber-board-pan-egg-jamun' },
);

export const biryaniAndRice = category(
  'Biryani & rice',
  dish(
    'hyderabadi-chicken-biryani',
    'Hyderabadi Chicken Biryani',
    'Long-grain basmati layered with spiced chicken, mint and saffron, sealed and cooked on dum, with raita and salan',
    {
      sizes: { Half: [219, 189], Full: [399, 349] },
      nonveg: true,
      popular: true,
      choices: ['g-spice'],
      extras: ['x-biryani'],
      picture: 'amber-board-pan-egg-herb',
    },
  ),
  dish('veg-dum-biryani', 'Veg dum biryani', 'Vegetables, paneer and basmati on dum, with fried onions', {
    sizes: { Half: [189, 169], Full: [329, 289] },
    choices: ['g-spice'],
    extras: ['x-biryani'],
    picture: 'mint-board-pan-carrot-peas',
  }),
  dish(
    'kolkata-mutton-biryani',
    'Kolkata-style mutton biryani',
    'Fragrant rice with slow-cooked mutton, potato and egg',
    {
      price: 379,
      offer: 329,
      nonveg: true,
      outOfStock: true,
      extras: ['x-biryani'],
      picture: 'sand-board-pan-potato-egg',
    },
  ),
  dish('egg-biryani', 'Egg biryani', 'Three masala eggs under saffron rice', {
    price: 219,
    nonveg: true,
    extras: ['x-biryani'],
    picture: 'peach-plate-rice-egg',
  }),
  dish('jeera-rice', 'Jeera rice', 'Basmati with cumin crackled in ghee', {
    price: 149,
    picture: 'sand-bare-rice-herb',
  }),
  dish('curd-rice', 'Curd rice', 'Cooling, with pomegranate and a mustard tempering', { price: 129 }),
  biryaniCombo,
);

export const breads = category(
  'Breads',
  dish('butter-naan', 'Butter naan', 'Soft leavened bread from the tandoor, brushed with butter', {
    price: 45,
    picture: 'sand-board-flatbread-butter',
  }),
  dish('tandoori-roti', 'Tandoori roti', 'Whole-wheat bread from the tandoor', { price: 25 }),
  dish('garlic-naan', 'Garlic naan', 'Butter naan with chopped garlic and coriander', {
    price: 65,
    offer: 59,
    popular: true,
    picture: 'amber-board-flatbread-garlic-herb',
  }),
  dish('lachha-paratha', 'Lachha paratha', 'Many-layered and crisp at the edges', {
    price: 55,
    picture: 'sand-board-pita-butter',
  }),
  dish('aloo-paratha', 'Amritsari aloo paratha', 'Stuffed with spiced potato, with white butter and curd', {
    price: 99,
    offer: 89,
    picture: 'peach-plate-pancakes-potato',
  }),
  dish('cheese-kulcha', 'Cheese chilli kulcha', 'Stuffed with cheese, green chilli and onion seed', {
    price: 110,
    picture: 'amber-board-flatbread-cheese-chilli',
  }),
);
