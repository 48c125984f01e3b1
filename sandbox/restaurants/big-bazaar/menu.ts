import { category, dish, type DishFacts } from '../build';
import type { DishRecord, MenuCategoryRecord } from '../record';
import { counters, type Counter } from './counters';
import { pick, seeded, shuffled } from './seeded';

const nonveg =
  /chicken|mutton|lamb|keema|fish|prawn|crab|squid|pomfret|egg|omelette|wings|drums|boti|tangdi|galouti|nihari/i;

/** Generates a menu with at most 38 dishes per counter, always the same for a seed. */
export function bigMenu(seed: number, dishCount: number, shown = counters): MenuCategoryRecord[] {
  const next = seeded(seed);
  const each = Math.floor(dishCount / shown.length);
  const oneMore = dishCount % shown.length;
  return shown.map((counter, index) => {
    const names = shuffled(combinations(counter), next).slice(0, each + (index < oneMore ? 1 : 0));
    const dishes = names.map(({ style, base }, place) =>
      combinedDish(`c${index + 1}-${place + 1}`, style, base, counter, next),
    );
    return category(counter.name, ...dishes);
  });
}

function combinations({ bases, kitchen }: Counter) {
  return bases.flatMap((base) => kitchen.styles.map((style) => ({ style, base })));
}

function combinedDish(
  id: string,
  style: string,
  base: string,
  counter: Counter,
  next: () => number,
): DishRecord {
  const { kitchen, pictures } = counter;
  const [lowest, highest] = kitchen.prices;
  const large = base.includes('for four') ? 3 : 1;
  const price = (Math.round((lowest + next() * (highest - lowest)) / 10) * 10 - 1) * large;
  const reduced =
    next() < 0.4 ? Math.round((price * (1 - pick([0.05, 0.1, 0.15, 0.2], next))) / 5) * 5 : price;
  const offer = Math.min(price, reduced);
  const twoSizes = next() < 0.2;
  const facts: DishFacts = {
    nonveg: nonveg.test(base),
    popular: next() < 0.012,
    outOfStock: next() < 0.03,
    choices: next() < 0.3 ? kitchen.choices : [],
    extras: next() < 0.25 ? kitchen.extras : [],
    picture: next() < 0.08 ? undefined : pick(pictures, next),
    ...(twoSizes
      ? { sizes: { Half: [price, offer], Full: [Math.round(price * 1.8), Math.round(offer * 1.75)] } }
      : { price, offer }),
  };
  const description =
    next() < 0.1 ? '' : `${capital(base)} the ${style} way, ${pick(kitchen.preparations, next)}`;
  return dish(id, `${style} ${base}`, description, facts);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
