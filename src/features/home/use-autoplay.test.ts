import { expect, it } from 'vitest';
import { autoplayReducer, initialAutoplay, nextStep, type AutoplayEvent } from './use-autoplay';

type Event = readonly [now: number, type: AutoplayEvent['type']];

const END_MS = 19_500;
const enter: Event = [0, 'pointerEntered'];
const click: Event = [0, 'imageClicked'];

/** @returns the times in ms at which the banners advance. */
function advancesAfter(events: readonly Event[]): number[] {
  const advances: number[] = [];
  let state = initialAutoplay;
  let now = 0;
  const runUntil = (end: number) => {
    for (let step = nextStep(state, now); step && now + step.delayMs < end; step = nextStep(state, now)) {
      now += step.delayMs;
      if (step.action === 'advance') advances.push(now);
      state = autoplayReducer(state, {
        type: step.action === 'advance' ? 'slideChanged' : 'pauseEnded',
        now,
      });
    }
    now = end;
  };
  for (const [at, type] of events) {
    runUntil(at);
    state = autoplayReducer(state, { type, now });
  }
  runUntil(END_MS);
  return advances;
}

it.each<[string, Event[], number[]]>([
  ['do not advance while the pointer is outside', [], []],
  [
    'advance every 5 s while hovered, and stop when the pointer leaves',
    [enter, [11_000, 'pointerLeft']],
    [5000, 10_000],
  ],
  ['pause for 5 s after a swipe, and advance 5 s later', [enter, [4000, 'swiped']], [14_000, 19_000]],
  ['pause for 10 s after a click on the image, and advance 5 s later', [enter, click], [15_000]],
  [
    'resume on a second click, and advance 5 s later',
    [enter, click, [9000, 'imageClicked']],
    [14_000, 19_000],
  ],
  ['wait a full 5 s after the slide has changed', [enter, [4000, 'slideChanged']], [9000, 14_000, 19_000]],
])('the banners %s', (_, events, advances) => {
  expect(advancesAfter(events)).toEqual(advances);
});
