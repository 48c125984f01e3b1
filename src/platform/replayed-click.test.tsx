import { afterEach, beforeEach, expect, it } from 'vitest';
import { recordClicks } from './replayed-click';

/** What was clicked after the replay began. */
let clicked: string[] = [];
const note = ({ target }: Event) => clicked.push((target as HTMLElement).id);

/** Three dishes with two controls each. React renders the same markup. */
const MARKUP = ['soup', 'curry', 'naan']
  .map(
    (dish) => `
    <article>
      <button id="open-${dish}" class="control"></button>
      <button id="add-${dish}" class="control add"></button>
    </article>`,
  )
  .join('');

const click = (id: string) => document.getElementById(id)?.click();

beforeEach(() => {
  document.body.innerHTML = `
    <button id="menu" class="control"></button>
    <input type="radio" name="filter" id="veg" class="filter" />
    <input type="radio" name="filter" id="egg" class="filter" />
    <main>${MARKUP}</main>`;
  recordClicks();
  document.dispatchEvent(new Event('DOMContentLoaded'));
});
afterEach(() => {
  document.body.innerHTML = '';
  // Ends the recording.
  globalThis.replayClicks?.();
  globalThis.replayClicks = undefined;
  window.removeEventListener('click', note);
});

function replay(): string[] {
  clicked = [];
  window.addEventListener('click', note);
  globalThis.replayClicks?.();
  return clicked;
}

const renderAgain = () => {
  document.querySelector('main')!.innerHTML = MARKUP;
};

it('replays the last click on a button and the last one on a radio', () => {
  ['add-soup', 'veg', 'add-curry', 'egg', 'add-naan'].forEach(click);
  expect(document.querySelector(':checked')).toBeNull();
  expect(replay()).toEqual(['add-naan', 'egg']);
  expect(document.querySelector(':checked')?.id).toBe('egg');
});

it.each(['add-naan', 'open-curry', 'menu'])(
  'replays a click on %s, although an extension has changed all controls and dishes before React renders the dishes again',
  (id) => {
    for (const article of document.querySelectorAll('article'))
      article.insertAdjacentHTML('afterbegin', '<div class="extension"><button>Coupons</button></div>');
    for (const button of document.querySelectorAll('button')) button.classList.add('extension');
    click(id);
    renderAgain();
    expect(replay()).toEqual([id]);
  },
);

it('finds both controls before the first click changes the page', () => {
  ['veg', 'add-naan'].forEach(click);
  document.getElementById('veg')!.onclick = () => document.querySelector('article')?.remove();
  renderAgain();
  expect(replay()).toEqual(['veg', 'add-naan']);
});

it('replays nothing when there is no such control', () => {
  click('add-naan');
  document.querySelector('main')!.innerHTML = '<button></button>';
  expect(replay()).toEqual([]);
});
