import { describe, expect, it } from 'vitest';
import { bigBazaar } from '../../../sandbox/restaurants/big-bazaar';
import type { RestaurantRecord } from '../../../sandbox/restaurants/record';
import { spiceGarden } from '../../../sandbox/restaurants/spice-garden';
import { makeRanker } from './rank';

/** Minimum share of queries whose first result is the intended dish. */
const RIGHT = 0.95;

/* Misspelled and alternative names: typed query > intended dish. `*` accepts any dish that contains the name. */

const spiceGardenPairs = `
panir tika > Paneer Tikka | panner tikka > Paneer Tikka | chiken 65 > Chicken 65 | chicken65 > Chicken 65
stemed veg momos > Steamed veg momos | paneer kathi role > Paneer kathi roll
golden fried pawns > Golden fried prawns | crispy peper corn > Crispy pepper corn
hara bara kebab > Hara bhara kebab | hara bhara kabab > Hara bhara kebab
piri piri masala fries > Peri peri masala fries | panner butter masala > Paneer butter masala
paneer buter masala > Paneer butter masala | buter chicken > Butter chicken | dal makhni > Dal makhani
daal makhani > Dal makhani | kadai vegetables > Kadhai vegetables | karahi vegetables > Kadhai vegetables
paalak paneer > Palak paneer | rogan josh muton > Kashmiri mutton rogan josh
kashmiri mutton roganjosh > Kashmiri mutton rogan josh | goan fich curry > Goan fish curry
maharaja tali > The Spice Garden maharaja thali with two curries, dal, raita, rice, breads and a dessert of the day
hyderabadi chicken biriyani > Hyderabadi Chicken Biryani
hydrabadi chicken biryani > Hyderabadi Chicken Biryani | veg dam biryani > Veg dum biryani
kolkata style muton biryani > Kolkata-style mutton biryani | egg biriyani > Egg biryani
zeera rice > Jeera rice | jira rice > Jeera rice | curd rise > Curd rice
chicken biryani kombo > Chicken biryani combo | buttr naan > Butter naan | butter nan > Butter naan
tanduri roti > Tandoori roti | garlik naan > Garlic naan | lacha paratha > Lachha paratha
laccha parantha > Lachha paratha | amritsari alu paratha > Amritsari aloo paratha
cheese chili kulcha > Cheese chilli kulcha | veg haka noodles > Veg hakka noodles
chili chicken > Chilli chicken | gobhi manchurian > Gobi manchurian | gobi manchuria > Gobi manchurian
szechwan fried rice > Schezwan fried rice | chicken hakka noodels > Chicken hakka noodles
hot n sour soup > Hot and sour soup | chicken momo pan fried > Chicken momos, pan-fried
margarita pizza > Margherita pizza | farmhouse piza > Farmhouse pizza | farm house pizza > Farmhouse pizza
chicken tika pizza > Chicken tikka pizza | chese garlic bread > Cheese garlic bread
pasta arabiata > Pasta arrabbiata | chicken alfrado pasta > Chicken alfredo pasta
vegetable lasagna > Vegetable lasagne | kachumbar > Kachumber | greak salad > Greek salad
chicken ceaser salad > Chicken Caesar salad | sprouted moong chat > Sprouted moong chaat
gulab jamoon > Gulab Jamun | gulabjamun > Gulab Jamun | ras malai > Rasmalai | mung dal halwa > Moong dal halwa
walnut browny > Sizzling walnut brownie | kulfi faluda > Kulfi falooda | tiramisoo > Tiramisu
masala chay > Masala chai | masala tea > Masala chai | panjabi sweet lassi > Punjabi sweet lassi
mango lasi > Mango lassi | fresh lime sodda > Fresh lime soda | cold cofee > Cold coffee
coca cola > Cola (330 ml) | mineral watr > Mineral water (1 l) | masla dosa > Masala dosa
masala dosai > Masala dosa | idly sambar > Idli sambar | idli sambhar > Idli sambar | medu wada > Medu vada
biriyani > *biryani | manchurian noodels > Noodles & manchurian box
`;

/** A menu of 1,500 dishes, many of which differ in one word. */
const bigBazaarPairs = `
malay paneer tikka > Malai paneer tikka | achari panir tikka > Achari paneer tikka
kasuri paneer seek > Kasuri paneer seekh | hariyali stufed paneer > Hariyali stuffed paneer
lahori paneer shaslik > Lahori paneer shashlik | kalimirch paneer tikka > Kali mirch paneer tikka
kasuri chiken tikka > Kasuri chicken tikka | lasuni tandoori chicken > Lasooni tandoori chicken
achari tanduri chicken > Achari tandoori chicken | malai tangri kebab > Malai tangdi kebab
zafrani soya chap > Zafrani soya chaap | peshawri soya chaap > Peshawari soya chaap
hariyali mushrom tikka > Hariyali mushroom tikka | lasooni brocoli > Lasooni broccoli
kasuri galauti kebab > Kasuri galouti kebab | lahori fish tika > Lahori fish tikka
tawa tigar prawns > Tawa tiger prawns | malabar matar paneer > Malabar mutter paneer
punjabi paner masala > Punjabi paneer masala | chettinad chiken masala > Chettinad chicken masala
chetinad chicken masala > Chettinad chicken masala | kolapuri chicken curry > Kolhapuri chicken curry
avadhi chicken curry > Awadhi chicken curry | handi mutton kheema > Handi mutton keema
dhaba muton curry > Dhaba mutton curry | dhaba crab cury > Dhaba crab curry
awadhi omlette curry > Awadhi omelette curry | punjabi egg burji > Punjabi egg bhurji
handi daal tadka > Handi dal tadka | handi dal tarka > Handi dal tadka
punjabi dal makhni > Punjabi dal makhani | chettinad malai kopta > Chettinad malai kofta
punjabi alu gobi > Punjabi aloo gobi | hydrabadi chicken biryani > Hyderabadi chicken biryani
hyderabadi chicken biriyani > Hyderabadi chicken biryani | thalasseri keema biryani > Thalassery keema biryani
sindhi muton biryani > Sindhi mutton biryani | donne pees pulao > Donne peas pulao
bombay peas pulav > Bombay peas pulao | lucknavi crab biryani > Lucknowi crab biryani
thai basil veg noodels > Thai basil veg noodles | black peper prawn noodles > Black pepper prawn noodles
sweet and sour prawn noodles > Sweet & sour prawn noodles | sweet sour tofu > Sweet & sour tofu
hakka chicken fryed rice > Hakka chicken fried rice | schezwan tofoo > Schezwan tofu
szechuan tofu > Schezwan tofu | schezuan chicken wings > Schezwan chicken wings
burnt garlic veg momo > Burnt garlic veg momos | schezwan veg mommos > Schezwan veg momos
manchurian mushroom soop > Manchurian mushroom soup | peri peri thin crust piza > Peri peri thin-crust pizza
pesto chiken pan pizza > Pesto chicken pan pizza | barbeque spaghetti > Barbecue spaghetti
pesto spagetti > Pesto spaghetti | farmhouse maccaroni > Farmhouse macaroni
margarita garlic bread > Margherita garlic bread | garden brushetta > Garden bruschetta
pesto lamb burgar > Pesto lamb burger | four cheese club sandwhich > Four-cheese club sandwich
truffle mushroom felafel wrap > Truffle mushroom falafel wrap | butter plain dosai > Butter plain dosa
mysor plain dosa > Mysore plain dosa | onion wada > Onion vada | mysore idly > Mysore idli
davangere utapam > Davangere uttapam | butter rumali roti > Butter roomali roti
mint lacha paratha > Mint lachha paratha | cardamom burfi > Cardamom barfi | kesar khir > Kesar kheer
berry halva > Berry halwa | kesar chesecake > Kesar cheesecake | gulkand faluda > Gulkand falooda
caramel icecream > Caramel ice cream | mint lasi > Mint lassi | lichi milkshake > Lychee milkshake
passion fruit milk shake > Passion fruit milkshake
`;

/** Not used for tuning: these verify that the rules generalise. */
const spiceGardenCheck = `
dal makni > Dal makhani | plak paneer > Palak paneer | rasmali > Rasmalai | garlic nan > Garlic naan
margherita pizaa > Margherita pizza | kulfi falooda > Kulfi falooda | tandoori rotti > Tandoori roti
hakka nudles > *hakka noodles | jeera ryce > Jeera rice | mango lassy > Mango lassi
goan fish kari > Goan fish curry | chily chicken > Chilli chicken | aloo parantha > Amritsari aloo paratha
pasta arrabiata > Pasta arrabbiata | veg momoes > Steamed veg momos | brownee > Sizzling walnut brownie
lassagne > Vegetable lasagne | butter chiken > Butter chicken
`;

const bigBazaarCheck = `
kashmiri chiken masala > Kashmiri chicken masala | zafrani chicken tika > Zafrani chicken tikka
kolkata lamb shank biriyani > Kolkata lamb shank biryani | arrabiata garlic bread > Arrabbiata garlic bread
smoked chease garlic bread > Smoked cheese garlic bread | pista barfy > Pista barfi
rajasthani malai koftha > Rajasthani malai kofta | kadai egg masala > Kadhai egg masala
kungpao tofu > Kung pao tofu | black pepper mushrom soup > Black pepper mushroom soup
paper paneer parata > Paper paneer paratha | hazelnut ice tea > Hazelnut iced tea | podi vadai > Podi vada
garden chicken burgur > Garden chicken burger | shahi prown masala > Shahi prawn masala
cardamon ice cream > Cardamom ice cream | truffle mushroom macroni > Truffle mushroom macaroni
dhaba muton keema > Dhaba mutton keema
`;

function namesOf({ dishes }: RestaurantRecord): string[] {
  const records = dishes.flatMap((category) => category['items:']);
  return [...new Map(records.map((dish) => [dish.CId, dish.itemName])).values()];
}

interface Pair {
  typed: string;
  meant: string;
}

const readPairs = (text: string): Pair[] =>
  text
    .trim()
    .split(/\n| \| /)
    .map((pair) => pair.split(' > '))
    .map(([typed = '', meant = '']) => ({ typed, meant }));

const isMeant = (name: string, meant: string) =>
  meant.startsWith('*') ? name.toLowerCase().includes(meant.slice(1)) : name === meant;

function expectRight(names: readonly string[], pairs: readonly Pair[]): void {
  const rank = makeRanker(names.map((name) => ({ id: name, name })));
  const misses = pairs.flatMap(({ typed, meant }) => {
    const [first = 'nothing'] = rank(typed);
    return isMeant(first, meant) ? [] : [`${typed} > ${meant}, not ${first}`];
  });
  expect(misses.length, misses.join('\n')).toBeLessThanOrEqual(pairs.length * (1 - RIGHT));
}

/** Drops, doubles or swaps a letter, at a different position for each dish. */
function misspell(name: string, index: number): string {
  const typed = name.toLowerCase();
  const letters = Array.from(typed).flatMap((letter, at) => (at > 0 && /[a-z]/.test(letter) ? [at] : []));
  const at = letters[(index * 7) % letters.length] ?? 1;
  const [before, letter, after] = [typed.slice(0, at), typed.charAt(at), typed.slice(at + 1)];
  if (index % 3 === 0) return before + after;
  if (index % 3 === 1) return before + letter + letter + after;
  return before.slice(0, -1) + letter + before.slice(-1) + after;
}

describe.each([
  { restaurant: spiceGarden, pairs: spiceGardenPairs, check: spiceGardenCheck },
  { restaurant: bigBazaar, pairs: bigBazaarPairs, check: bigBazaarCheck },
])('The search in $restaurant.info.name finds the intended dish first', ({ restaurant, pairs, check }) => {
  const names = namesOf(restaurant);

  it.each([
    ['common mistakes', readPairs(pairs)],
    ['the check list', readPairs(check)],
  ])('for at least 95 percent of %s', (_, list) => {
    expect(list.filter(({ meant }) => !names.some((name) => isMeant(name, meant)))).toEqual([]);
    expectRight(names, list);
  });

  it('for at least 95 percent of names with one typing error', () => {
    const some = names.filter((_, index) => names.length < 100 || index % 30 === 0);
    const misspelled = some.map((meant, index) => ({ typed: misspell(meant, index), meant }));
    expectRight(names, misspelled);
  });
});
