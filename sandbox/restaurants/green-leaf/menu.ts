import { category, dish } from '../build';

export const menu = [
  category(
    'Tiffin',
    dish('idli', 'Idli (2 pieces)', 'Steamed rice cakes, soft as a cloud, with sambar and two chutneys', {
      price: 60,
      popular: true,
      choices: ['g-chutney'],
      picture: 'sand-leaf-idli-coconut-chilli',
    }),
    dish('ghee-podi-idli', 'Ghee podi idli', 'Button idlis tossed in gunpowder and ghee', {
      price: 110,
      offer: 95,
      popular: true,
      picture: 'amber-leaf-idli-chilli-butter',
    }),
    dish('medu-vada', 'Medu vada', 'Crisp outside, airy inside, with pepper and coconut', {
      sizes: { Single: [40, 40], Pair: [75, 70] },
      picture: 'amber-leaf-vada-coconut',
    }),
    dish('rava-upma', 'Rava upma', 'Roasted semolina with cashew, ginger and curry leaf', { price: 70 }),
    dish('ven-pongal', 'Ven pongal', 'Rice and moong dal with black pepper, cumin and ghee', {
      price: 90,
      offer: 80,
      extras: ['x-ghee'],
      picture: 'mint-leaf-rice-ginger',
    }),
    dish('poori-saagu', 'Poori saagu', 'Three puffed breads with potato and vegetable saagu', {
      price: 95,
      picture: 'peach-leaf-flatbread-potato',
    }),
  ),
  category(
    'Dosa',
    dish(
      'masala-dosa',
      'Masala dosa',
      'Golden rice crêpe, crisp at the edges, around potato with turmeric, mustard seed and curry leaf; with sambar and two chutneys',
      {
        price: 110,
        offer: 90,
        popular: true,
        choices: ['g-chutney'],
        extras: ['x-ghee'],
        picture: 'mint-leaf-dosa-coconut-potato',
      },
    ),
    dish('plain-dosa', 'Plain dosa', 'Thin, crisp, as long as the leaf', {
      price: 80,
      extras: ['x-ghee'],
      picture: 'sand-leaf-dosa-coconut',
    }),
    dish('mysore-masala-dosa', 'Mysore masala dosa', 'Red garlic chutney inside', {
      price: 125,
      popular: true,
      choices: ['g-chutney'],
      extras: ['x-ghee'],
      picture: 'rose-leaf-dosa-garlic-chilli',
    }),
    dish('set-dosa', 'Set dosa', 'Three spongy dosas with vegetable saagu', {
      price: 95,
      picture: 'amber-leaf-pancakes-carrot',
    }),
    dish('rava-onion-dosa', 'Rava onion dosa', 'Lacy semolina dosa with onion and pepper', {
      price: 120,
      offer: 105,
      extras: ['x-ghee'],
      picture: 'peach-leaf-dosa-onion',
    }),
    dish('pesarattu', 'Pesarattu', 'Green gram dosa with ginger chutney', {
      price: 115,
      outOfStock: true,
      picture: 'mint-leaf-dosa-peas-ginger',
    }),
    dish('onion-uttapam', 'Onion uttapam', 'Thick and soft, with onion and green chilli', {
      price: 105,
      picture: 'amber-leaf-pancakes-onion-chilli',
    }),
  ),
  category(
    'Meals',
    dish('andhra-meals', 'Andhra meals', 'Rice, pappu, rasam, two vegetables, pickle, papad and curd', {
      sizes: { Mini: [160, 150], Full: [240, 220] },
      choices: ['g-rice'],
      picture: 'mint-leaf-thali-chilli-mango',
    }),
    dish('bisi-bele-bath', 'Bisi bele bath', 'Rice, lentils and vegetables with ghee and boondi', {
      price: 120,
      offer: 99,
      popular: true,
      extras: ['x-ghee'],
      picture: 'peach-leaf-pot-carrot-beans',
    }),
    dish('lemon-rice', 'Lemon rice', 'With peanuts, turmeric and curry leaf', {
      price: 90,
      picture: 'amber-leaf-rice-lemon-peanuts',
    }),
    dish('tamarind-rice', 'Puliyogare', 'Temple-style tamarind rice', { price: 90 }),
    dish('curd-rice', 'Curd rice', 'With pomegranate, ginger and a mustard tempering', {
      price: 85,
      picture: 'sky-leaf-rice-ginger',
    }),
    dish('kerala-parotta', 'Kerala parotta with vegetable kurma', 'Two flaky parottas', {
      price: 130,
      offer: 115,
      picture: 'sand-leaf-pita-carrot',
    }),
  ),
  category(
    'Snacks',
    dish('mysore-bonda', 'Mysore bonda', 'Four, with coconut chutney', {
      price: 70,
      picture: 'amber-leaf-falafel-coconut',
    }),
    dish('mirchi-bajji', 'Mirchi bajji', 'Long green chillies in gram flour', {
      price: 65,
      picture: 'rose-leaf-fries-chilli',
    }),
    dish('banana-chips', 'Nendran banana chips (100 g)', 'Fried in coconut oil', {
      price: 80,
      picture: 'amber-bare-banana-coconut',
    }),
    dish('murukku', 'Butter murukku (150 g)', '', { price: 75 }),
  ),
  category(
    'Sweets',
    dish('mysore-pak', 'Mysore pak (2 pieces)', 'Gram flour, sugar and a great deal of ghee', {
      price: 70,
      offer: 60,
      popular: true,
      picture: 'amber-plate-cookie-butter',
    }),
    dish('kesari-bath', 'Kesari bath', 'Saffron semolina with cashew', {
      price: 60,
      picture: 'peach-plate-custard-peanuts',
    }),
    dish('payasam', 'Paal payasam', 'Rice and milk, simmered for four hours', {
      price: 80,
      picture: 'sand-bare-kheer-rose',
    }),
  ),
  category(
    'Coffee & more',
    dish('filter-coffee', 'Filter coffee', 'Peaberry and chicory, frothed by the metre', {
      price: 40,
      popular: true,
      choices: ['g-sugar'],
      picture: 'sand-bare-coffee-cookie',
    }),
    dish('ginger-tea', 'Ginger tea', 'With jaggery, if you like', {
      price: 35,
      choices: ['g-sugar'],
      picture: 'peach-bare-teapot-ginger',
    }),
    dish('buttermilk', 'Spiced buttermilk', 'Green chilli, curry leaf and ginger', {
      price: 40,
      picture: 'lilac-bare-lassi-herb',
    }),
    dish('tender-coconut', 'Tender coconut', 'Cut when you order', {
      price: 70,
      outOfStock: true,
      picture: 'mint-bare-coconut-ice',
    }),
  ),
];
