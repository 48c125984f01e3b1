import type { Page } from '@playwright/test';
import { launchBrowser } from '../browser';
import type { Bench, Part } from '../bench';
import { figure, median, table, targets } from '../figures';
import { timeInteraction, timeInteractions, watchInteractions } from '../interactions';
import { onPhone, tap, waitForMenuAhead, waitForQuietPage, type Phone } from '../phone';
import { componentsRenderedBy, countRendered } from '../rendered';
import { shopOf, slugOf } from '../shops';

/** Targets apply to a menu of this many dishes, at these CPU slowdowns. */
const TARGET_SIZE = 1500;
const SLOW_DOWNS = [4, 8] as const;
/** Repeats of each interaction on a page: with three visits, twenty at the target size. */
const repeatsFor = (dishes: number) => (dishes === TARGET_SIZE ? 7 : 3);
const OPENINGS = ['open a dish', 'open the sheet of categories', 'switch the filter'];
const REACT_ADD = 'add, bare React';
/** ms between key presses of a fast typist; ms of a pause in which the search runs. */
const KEY_INTERVAL_MS = 120;
const PAUSE_MS = 450;

/** Longer than the frames in which the page corrects its scroll position. */
const STABLE_FRAMES = 30;

const WORDS = ['paneer tikka', 'biriyani', 'chiken 65', 'gulab jamoon', 'cofee'];

/** Dishes that Add puts into the cart without a popup. */
function plainDishes(dishes: number): string[] {
  return shopOf(dishes)
    .dishes.flatMap((category) => category['items:'].slice(0, 20))
    .filter((dish) => dish.Price.length === 1 && !dish.OutOfStock)
    .filter((dish) => !dish.selectToppingCheck && !dish.add_on_Check)
    .map((dish) => dish.itemName);
}

/** Durations in ms by interaction. */
type Found = Record<string, number[]>;

/** CSS selectors: role queries over tens of thousands of nodes take seconds on a slow phone. */
const dishNamed = (page: Page, name: string) => page.locator(`article[aria-label="${name}"]`).first();
const dialog = (page: Page) => page.locator('dialog[open], [role=dialog]');
const browseMenu = (page: Page) => page.locator('button.fixed:has-text("Browse menu")');

async function add(phone: Phone, name: string): Promise<void> {
  await tap(phone, dishNamed(phone.page, name).locator('button:text-is("Add")'));
}

async function cartSettles(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('article [aria-busy=true]'));
  await page.waitForLoadState('networkidle');
}

/** Scrolls to the top until the position holds. Browse menu hides while scrolling down. */
async function scrollToBrowseMenu(page: Page): Promise<void> {
  await page.evaluate(
    (held) =>
      new Promise<void>((resolve) => {
        let still = 0;
        const look = () => {
          still = window.scrollY === 0 ? still + 1 : 0;
          if (still === 0) window.scrollTo({ top: 0, behavior: 'instant' });
          if (still < held) requestAnimationFrame(look);
          else resolve();
        };
        look();
      }),
    STABLE_FRAMES,
  );
  await browseMenu(page).waitFor();
}

async function tapThrough(phone: Phone, bench: Bench, dishes: number, found: Found): Promise<void> {
  const { page } = phone;
  const note = (what: string, ms: readonly number[]) => (found[what] = [...(found[what] ?? []), ...ms]);
  const time = async (what: string, act: () => Promise<void>) =>
    note(what, [await timeInteraction(page, act)]);
  const names = plainDishes(dishes);
  const repeats = repeatsFor(dishes);
  const cycle = <Value>(values: readonly Value[]) =>
    Array.from({ length: repeats }, (_, index) => values[index % values.length]!);

  await page.goto(`${bench.product}/${slugOf(dishes)}/menu`);
  await page.waitForSelector('main article');
  await time('add, as soon as the first dish shows', () => add(phone, names[0] ?? ''));
  await waitForMenuAhead(page, dishes);
  await cartSettles(page);

  for (const name of names.slice(1, 1 + repeats)) {
    await dishNamed(page, name).scrollIntoViewIfNeeded();
    await time('add', () => add(phone, name));
    await cartSettles(page);
  }
  for (const name of names.slice(1, 1 + repeats)) {
    await time('open a dish', () => tap(phone, dishNamed(page, name).locator('h3 button')));
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
  }
  for (const place of cycle([3, -1, 1])) {
    await scrollToBrowseMenu(page);
    await time('open the sheet of categories', () => tap(phone, browseMenu(page)));
    const category = dialog(page).locator('li').nth(place).locator('button');
    await time('switch category', () => tap(phone, category));
    await dialog(page).waitFor({ state: 'hidden' });
  }
  for (const choice of cycle(['veg', 'nonveg', 'all'])) {
    await time('switch the filter', () => tap(phone, page.locator(`input[type=radio][value=${choice}]`)));
    await waitForQuietPage(page);
  }
}

/** The bare React page has a stepper in each row. */
async function tapReference(phone: Phone, bench: Bench, dishes: number, found: Found): Promise<void> {
  const { page } = phone;
  await page.goto(`${bench.react}/${slugOf(dishes)}/menu`);
  await waitForQuietPage(page);
  const ms: number[] = [];
  for (const name of plainDishes(dishes).slice(0, repeatsFor(dishes))) {
    const add = page.locator(`button[aria-label="Add ${name}"]`).first();
    await add.scrollIntoViewIfNeeded();
    ms.push(await timeInteraction(page, () => tap(phone, add)));
  }
  found[REACT_ADD] = [...(found[REACT_ADD] ?? []), ...ms];
}

async function typeThrough(phone: Phone, bench: Bench, dishes: number, found: Found): Promise<void> {
  const { page } = phone;
  await page.goto(`${bench.product}/${slugOf(dishes)}/search`);
  await waitForQuietPage(page);
  const field = page.locator('input[type=search]');
  for (const word of WORDS) {
    await tap(phone, field);
    const keys = await timeInteractions(page, word.length, async () => {
      for (const [place, letter] of word.split('').entries()) {
        await page.keyboard.press(letter);
        await page.waitForTimeout(place % 4 === 3 ? PAUSE_MS : KEY_INTERVAL_MS);
      }
    });
    found['type in the search'] = [...(found['type in the search'] ?? []), ...keys];
    await tap(phone, page.locator('form[role=search] button'));
    await page.waitForTimeout(PAUSE_MS);
  }
}

async function tapsOf(bench: Bench, dishes: number, slowDown: number): Promise<Found> {
  const found: Found = {};
  const browser = await launchBrowser(bench.certificate);
  // Other sizes are measured once: rendering thousands of dishes on a slow phone takes minutes.
  const rounds = dishes === TARGET_SIZE ? Math.ceil(bench.runs / 2) : 1;
  try {
    for (let round = 0; round < rounds; round += 1) {
      await onPhone(browser, slowDown, async (phone) => {
        await watchInteractions(phone.page);
        await tapThrough(phone, bench, dishes, found);
      });
      await onPhone(browser, slowDown, async (phone) => {
        await watchInteractions(phone.page);
        await tapReference(phone, bench, dishes, found);
      });
    }
    await onPhone(browser, slowDown, async (phone) => {
      await watchInteractions(phone.page);
      await typeThrough(phone, bench, dishes, found);
    });
  } finally {
    await browser.close();
  }
  return found;
}

async function renderedByAdd(bench: Bench, dishes: number): Promise<number> {
  const browser = await launchBrowser(bench.certificate);
  try {
    return await onPhone(browser, 1, async (phone) => {
      const { page } = phone;
      const [first = '', ...others] = plainDishes(dishes);
      await countRendered(page);
      await page.goto(`${bench.product}/${slugOf(dishes)}/menu`);
      await waitForMenuAhead(page, dishes);
      // The first dish also mounts the cart bar, which must not be counted.
      await add(phone, first);
      await cartSettles(page);
      const rendered: number[] = [];
      for (const name of others.slice(0, 3)) {
        await dishNamed(page, name).scrollIntoViewIfNeeded();
        await waitForQuietPage(page);
        const count = await componentsRenderedBy(page, async () => {
          await add(phone, name);
          await dishNamed(page, name).locator('button[aria-label="Increase quantity"]').waitFor();
          await cartSettles(page);
        });
        rendered.push(count);
      }
      return median(rendered);
    });
  } finally {
    await browser.close();
  }
}

const cell = (ms: readonly number[] | undefined) =>
  ms === undefined ? '–' : `${figure(median(ms))} / ${figure(Math.max(...ms))}`;

export const tapsPart: Part = {
  name: 'taps',
  title: 'Taps and keys',
  measure: async (bench) => {
    const settings = bench.sizes.flatMap((dishes) =>
      SLOW_DOWNS.filter((slowDown) => slowDown === SLOW_DOWNS[0] || dishes === TARGET_SIZE).map(
        (slowDown) => ({
          dishes,
          slowDown,
        }),
      ),
    );
    const columns: { dishes: number; slowDown: number; found: Found }[] = [];
    for (const setting of settings) {
      columns.push({ ...setting, found: await tapsOf(bench, setting.dishes, setting.slowDown) });
    }
    const rendered: string[] = [];
    for (const dishes of bench.sizes) rendered.push(figure(await renderedByAdd(bench, dishes)));

    const kinds = [...new Set(columns.flatMap(({ found }) => Object.keys(found)))];
    const of = (dishes: number, slowDown: number): Found =>
      columns.find((column) => column.dishes === dishes && column.slowDown === slowDown)?.found ?? {};
    const most = bench.sizes.at(-1) ?? TARGET_SIZE;
    return [
      'Time from a tap or a key press to the next paint (Event Timing, in steps of 8 ms, at least 16): median / worst, ms.',
      table(
        ['interaction', ...columns.map(({ dishes, slowDown }) => `${figure(dishes)} dishes, ${slowDown}×`)],
        kinds.map((kind) => [kind, ...columns.map(({ found }) => cell(found[kind]))]),
      ),
      'Components that a tap on Add renders until the server has accepted it, after rendering ahead, median of three:',
      table(['', ...bench.sizes.map((dishes) => `${figure(dishes)} dishes`)], [['components', ...rendered]]),
      targets([
        ...SLOW_DOWNS.flatMap((slowDown) => {
          const { [REACT_ADD]: reference = [], ...own } = of(TARGET_SIZE, slowDown);
          const text = `each interaction at ${String(slowDown)}× on ${figure(TARGET_SIZE)} dishes`;
          return [
            {
              text: `${text}, median, × bare React’s median Add`,
              value: Math.max(...Object.values(own).map(median)) / median(reference),
              limit: 1.5,
              digits: 2,
            },
            {
              text: `${text}, worst, × bare React’s median Add`,
              value: Math.max(...Object.values(own).flat()) / median(reference),
              limit: 2,
              digits: 2,
            },
          ];
        }),
        {
          text: `${OPENINGS.join(', ')}, at 4× on ${figure(TARGET_SIZE)} dishes, worst, ms`,
          value: Math.max(...OPENINGS.flatMap((kind) => of(TARGET_SIZE, 4)[kind] ?? [])),
          limit: 100,
        },
        {
          text: `each key in the search at 4× on ${figure(most)} dishes, ms`,
          value: Math.max(...(of(most, 4)['type in the search'] ?? [])),
          limit: 50,
        },
      ]),
    ].join('\n\n');
  },
};
