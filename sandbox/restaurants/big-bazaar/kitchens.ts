export interface Kitchen {
  styles: string[];
  /** Second parts of descriptions, after the style. */
  preparations: string[];
  /** Rupees: lowest, highest. */
  prices: readonly [number, number];
  /** Ids of possible customization groups; `extras`: of add-on groups. */
  choices: string[];
  extras: string[];
}

const list = (text: string) => text.split(', ');

export const kitchens = {
  tandoor: {
    styles: list(
      'Achari, Malai, Hariyali, Lahori, Pudina, Lasooni, Kasuri, Peshawari, Kali mirch, Ajwaini, Zafrani, Tawa',
    ),
    preparations: [
      'marinated overnight and charred in the clay oven, with mint chutney',
      'grilled over coals and finished with lemon and chaat masala',
      'in hung yoghurt and roasted spices, served with pickled onion',
    ],
    prices: [179, 429],
    choices: ['g-heat'],
    extras: ['x-dip'],
  },
  curry: {
    styles: list(
      'Kadhai, Shahi, Kolhapuri, Chettinad, Awadhi, Punjabi, Rajasthani, Malabar, Dhaba, Handi, Kashmiri, Nizami',
    ),
    preparations: [
      'simmered slowly in an onion and tomato gravy',
      'in a rich cashew gravy, finished with cream',
      'cooked with whole spices and a spoon of ghee; goes well with roti and rice',
    ],
    prices: [169, 449],
    choices: ['g-heat', 'g-way'],
    extras: ['x-side'],
  },
  rice: {
    styles: list(
      'Hyderabadi, Lucknowi, Kolkata, Ambur, Thalassery, Donne, Sindhi, Bombay, Matka, Degi, Zafrani dum, Double masala',
    ),
    preparations: [
      'layered with saffron rice and sealed under dough, with raita',
      'with fried onion, mint and long-grain basmati',
    ],
    prices: [159, 399],
    choices: ['g-heat'],
    extras: ['x-side'],
  },
  wok: {
    styles: list(
      'Schezwan, Hunan, Chilli garlic, Black pepper, Hakka, Kung pao, Singapore, Burnt garlic, Manchurian, Sweet & sour, Thai basil, Lemon coriander',
    ),
    preparations: [
      'tossed over a very high flame with spring onion',
      'in a glossy sauce with ginger, garlic and roasted chilli',
    ],
    prices: [139, 349],
    choices: ['g-heat', 'g-way'],
    extras: [],
  },
  oven: {
    styles: list(
      'Margherita, Farmhouse, Peri peri, Smoked cheese, Barbecue, Pesto, Arrabbiata, Four-cheese, Garden, Makhani, Roasted garlic, Truffle mushroom',
    ),
    preparations: [
      'baked to order, with fresh herbs',
      'with mozzarella and slow-cooked tomato',
      'finished with basil and a thread of olive oil',
    ],
    prices: [149, 499],
    choices: ['g-cut'],
    extras: ['x-cheese'],
  },
  griddle: {
    styles: list(
      'Butter, Ghee roast, Podi, Cheese, Mysore, Onion, Paper, Family, Davangere, Andhra, Garlic, Mint',
    ),
    preparations: ['hot from the griddle, with chutney', 'brushed with butter, crisp at the edges'],
    prices: [49, 189],
    choices: [],
    extras: ['x-dip'],
  },
  sweet: {
    styles: list(
      'Kesar, Pista, Rose, Mango, Chocolate, Saffron-almond, Gulkand, Coconut, Caramel, Fig & honey, Cardamom, Berry',
    ),
    preparations: ['made in small batches every morning', 'topped with slivered nuts', 'not too sweet'],
    prices: [59, 279],
    choices: [],
    extras: ['x-scoop'],
  },
  bar: {
    styles: list(
      'Classic, Mint, Ginger, Watermelon, Kokum, Passion fruit, Lychee, Green apple, Hazelnut, Vanilla, Orange, Masala',
    ),
    preparations: ['served over ice', 'shaken to order', 'with no added colour'],
    prices: [49, 219],
    choices: ['g-sweetness'],
    extras: [],
  },
} satisfies Record<string, Kitchen>;
