import { food, shadow, shadowDefinition, type FoodName } from './scene';

interface Banner {
  ground: string;
  circle: string;
  ink: string;
  kicker: string;
  headline: [string, string];
  note: string;
  /** The dish, then two smaller foods: behind at the right, in front at the left. */
  foods: [FoodName, FoodName, FoodName];
}

const warm = { ground: '#FFD9A8', circle: '#FFC27A', ink: '#3D1F0A' };
const fresh = { ground: '#CDEBD0', circle: '#A9DBB2', ink: '#0C3A21' };
const blush = { ground: '#FBD3D2', circle: '#F7B4B1', ink: '#4A1014' };
const cool = { ground: '#CFE3F5', circle: '#A9CDEC', ink: '#0E2F4D' };
const night = { ground: '#2A2650', circle: '#403A78', ink: '#F6F2FF' };

const banners: Record<string, Banner> = {
  'biryani-thursdays': {
    ...warm,
    kicker: 'Biryani Thursdays',
    headline: ['Flat 30% off', 'every biryani'],
    note: 'Handi-sealed, till 11 PM',
    foods: ['pan', 'herb', 'chilli'],
  },
  'first-order': {
    ...fresh,
    kicker: 'First order here?',
    headline: ['₹100 off with', 'SPICE100'],
    note: 'On orders above ₹499',
    foods: ['curry', 'flatbread', 'tomato'],
  },
  'lunch-cashback': {
    ...blush,
    kicker: 'Weekday lunches',
    headline: ['₹75 back to', 'your wallet'],
    note: 'Code LUNCH75, above ₹600',
    foods: ['noodles', 'dumpling', 'ginger'],
  },
  'tiffin-mornings': {
    ...fresh,
    kicker: 'Tiffin mornings',
    headline: ['Crisp dosas', 'from 7 AM'],
    note: 'Chutneys ground on stone, daily',
    foods: ['dosa', 'coconut', 'herb'],
  },
  'filter-coffee': {
    ...warm,
    kicker: 'Degree coffee',
    headline: ['A tumbler on', 'the house'],
    note: 'With every meal above ₹250',
    foods: ['coffee', 'vada', 'cookie'],
  },
  'midnight-menu': {
    ...night,
    kicker: 'Open when you are',
    headline: ['Midnight', 'burger run'],
    note: '7 PM to 4 AM, every night',
    foods: ['burger', 'moon', 'fries'],
  },
  'big-choice': {
    ...cool,
    kicker: 'One kitchen, forty counters',
    headline: ['1,500 dishes,', 'one basket'],
    note: 'Mix anything from any counter',
    foods: ['bento', 'pizza', 'taco'],
  },
  'family-feast': {
    ...blush,
    kicker: 'Family Sundays',
    headline: ['₹250 off big', 'family feasts'],
    note: 'Code FEAST250, above ₹1,499',
    foods: ['pot', 'loaf', 'drumstick'],
  },
  'corner-evenings': {
    ...cool,
    kicker: 'Round the corner',
    headline: ['20% off with', 'CORNER20'],
    note: 'On orders above ₹200, every day',
    foods: ['pizza', 'olive', 'herb'],
  },
};

/** Returns a 16:7 banner. Text and dish stay 40 px inside every edge, because slots crop differently. */
export function bannerPicture(name: string): string | undefined {
  const banner = Object.hasOwn(banners, name) ? banners[name] : undefined;
  if (banner === undefined) return undefined;
  const [first, second] = banner.headline;
  const [hero, back, front] = banner.foods;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 350" width="800" height="350">' +
    `<defs>${shadowDefinition}</defs>` +
    `<rect width="800" height="350" fill="${banner.ground}"/><circle cx="664" cy="196" r="226" fill="${banner.circle}"/>` +
    shadow(614, 280, 150, 26) +
    food(back, 716, 150, 92, 12) +
    food(hero, 616, 288, 226) +
    shadow(492, 292, 52, 11) +
    food(front, 492, 300, 84, -10) +
    `<g fill="${banner.ink}" font-family="Inter,system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif">` +
    `<text x="60" y="104" font-size="24" font-weight="700">${banner.kicker}</text>` +
    `<g font-size="50" font-weight="700" letter-spacing="-1"><text x="58" y="164">${first}</text><text x="58" y="220">${second}</text></g>` +
    `<text x="60" y="266" font-size="23">${banner.note}</text></g></svg>`
  );
}
