import { category, dish } from '../build';
import { biryaniCombo } from './rice-and-breads';

export const southIndian = category(
  'South Indian',
  dish('masala-dosa', 'Masala dosa', 'Crisp rice crêpe around spiced potato, with sambar and two chutneys', {
    price: 119,
    offer: 99,
    picture: 'mint-leaf-dosa-coconut',
  }),
  dish('idli-sambar', 'Idli sambar', 'Three steamed rice cakes with sambar and coconut chutney', {
    price: 79,
    picture: 'sand-leaf-idli-coconut-chilli',
  }),
  dish('medu-vada', 'Medu vada', 'Two crisp lentil doughnuts', {
    price: 89,
    picture: 'amber-leaf-vada-coconut',
  }),
);

export const combos = category(
  '50% off / combos',
  biryaniCombo,
  dish('lunch-box', 'Weekday lunch box', 'Dal, a vegetable, two rotis, rice and a sweet', {
    price: 258,
    offer: 129,
    choices: ['g-way'],
    picture: 'peach-bare-thali-carrot',
  }),
  dish('noodle-combo', 'Noodles & manchurian box', 'Half hakka noodles with gobi manchurian', {
    price: 298,
    offer: 149,
    picture: 'rose-bare-takeout-chilli',
  }),
  dish('pizza-cola', 'Pizza + cola for one', 'An 8-inch margherita with a chilled can', {
    price: 338,
    offer: 169,
    choices: ['g-base'],
    picture: 'sky-board-pizza-soda',
  }),
);
