import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minutesToClosing, pickupProblem, pickupRange, type PickupProblem } from './pickup';

const at = (time: string) => new Date(`2026-11-18T${time}+05:30`);
const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

type Case = [now: string, closing: string, pickup: string, problem: PickupProblem | null];

function holds(cases: Case[]) {
  it.each(cases)(
    'at %s, for the closing time %s and the pick-up time %s, returns the problem %s',
    (now, closing, pickup, problem) => {
      expect(pickupProblem(pickup, closing, at(now))).toBe(problem);
    },
  );
}

describe('Validating a pick-up time in a shop that closes before midnight', () => {
  holds([
    ['19:00', '23:30', '20:30', null],
    ['19:00', '23:30', '23:30', null],
    ['19:00', '23:30', '23:31', 'pickup-too-late'],
    ['19:00', '23:30', '19:01', null],
    ['19:00', '23:30', '19:00', 'pickup-passed'],
    ['19:00', '23:30', '06:00', 'pickup-passed'],
    ['19:00', '23:30', '05:59', 'pickup-too-late'],
    ['08:00', '11:00', '11:00', null],
    ['23:30', '23:30', '23:30', 'pickup-passed'],
    ['23:40', '23:30', '23:50', 'pickup-too-late'],
    ['00:30', '23:30', '12:00', null],
  ]);
});

describe('Validating a pick-up time in a shop that closes at 04:00', () => {
  holds([
    ['22:00', '04:00', '00:00', null],
    ['22:00', '04:00', '04:00', null],
    ['22:00', '04:00', '04:01', 'pickup-too-late'],
    ['22:00', '04:00', '21:59', 'pickup-passed'],
    ['23:59:59', '04:00', '00:00', null],
    ['00:00', '04:00', '00:01', null],
    ['01:00', '04:00', '02:00', null],
    ['01:00', '04:00', '04:00', null],
    ['01:00', '04:00', '20:00', 'pickup-too-late'],
    ['04:30', '04:00', '20:00', null],
  ]);
});

describe('Validating a pick-up time in a shop that closes at 06:55', () => {
  holds([
    ['20:00', '06:55', '06:30', null],
    ['20:00', '06:55', '06:55', null],
    ['20:00', '06:55', '06:56', 'pickup-passed'],
    ['01:00', '06:55', '02:00', null],
    ['01:00', '06:55', '06:55', null],
    ['01:00', '06:55', '07:00', 'pickup-too-late'],
    ['06:30', '06:55', '06:45', null],
    ['06:55:30', '06:55', '06:30', null],
  ]);
});

describe('Validating a pick-up time with a closing time in any format of the server', () => {
  holds([
    ['19:00', '23:30:00', '23:30', null],
    ['19:00', '11:30 PM', '23:31', 'pickup-too-late'],
    ['19:00', '23.30', '23:31', 'pickup-too-late'],
    ['19:00', '2330', '23:31', 'pickup-too-late'],
    ['19:00', '24:00', '23:59', null],
    ['19:00', '24:00', '00:01', 'pickup-too-late'],
    ['19:00', '2026-11-18T24:00:00', '00:01', 'pickup-too-late'],
    ['01:00', '2:00 AM', '02:01', 'pickup-too-late'],
    ['19:00', '2026-11-18T23:30:00', '23:31', 'pickup-too-late'],
    ['22:00', '2026-11-19T02:00:00', '01:30', null],
    ['22:00', '2026-11-19T02:00:00', '02:30', 'pickup-too-late'],
    ['19:00', '2026-11-18T18:00:00Z', '23:31', 'pickup-too-late'],
    ['19:00', '2026-11-19T12:30:00+05:30', '23:45', null],
    ['19:00', '2026-11-19 12:30:00', '12:15', null],
    ['19:00', '2026-11-10T23:30:00', '23:31', 'pickup-too-late'],
    ['19:00', '0001-01-01T23:30:00', '23:31', 'pickup-too-late'],
    ['19:00', '2026-11-20T23:30:00+05:30', '23:45', null],
    ['19:00', '2099-12-31T00:00:00.000Z', '05:45', null],
    ['19:00', '', '23:59', null],
    ['19:00', '', '18:00', 'pickup-passed'],
    ['19:00', 'late', '23:59', null],
    ['19:00', '23:30', '', 'pickup-not-set'],
    ['19:00', '23:30', '25:00', 'pickup-not-set'],
  ]);

  it.each([
    ['19:00', '23:30', undefined, '23:30'],
    ['19:00', '4:05', '06:00', '04:05'],
    ['01:00', '4:05', undefined, '04:05'],
    ['19:00', '2026-11-18T00:00:00', '06:00', '00:00'],
    ['19:00', '06:55', '06:56', '06:55'],
    ['05:00', '06:55', undefined, '06:55'],
    ['19:00', '', undefined, undefined],
  ])('limits the field at %s for the closing time %j to %s and %s', (now, closing, min, max) => {
    expect(pickupRange(closing, at(now))).toEqual({ min, max });
  });
});

describe('minutesToClosing', () => {
  it.each([
    ['23:00', '23:30', 30],
    ['23:29:01', '23:30', 1],
    ['23:30', '23:30', null],
    ['19:00', '23:30', 270],
    ['23:45', '00:10', 25],
    ['00:05', '00:10', 5],
    ['03:40', '04:00', 20],
    ['07:00', '06:55', 24 * 60 - 5],
    ['19:00', '', null],
    ['19:00', 'late', null],
  ])('at %s with the closing time %s returns %s', (now, closing, left) => {
    expect(minutesToClosing(closing, at(now))).toBe(left);
  });
});

describe('Validating any pick-up time', () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });

  it('between 06:00 and midnight rejects times up to now as passed and times after closing as too late', () => {
    fc.assert(
      fc.property(minute, minute, minute, (now, closing, pickup) => {
        fc.pre(now >= 6 * 60 && closing >= 12 * 60 && pickup >= 6 * 60);
        const expected = pickup <= now ? 'pickup-passed' : pickup > closing ? 'pickup-too-late' : null;
        expect(pickupProblem(clock(pickup), clock(closing), at(clock(now)))).toBe(expected);
      }),
    );
  });

  it('from noon on accepts times after midnight up to a closing time before 06:00 and rejects later ones', () => {
    fc.assert(
      fc.property(minute, minute, minute, (now, closing, pickup) => {
        fc.pre(now >= 12 * 60 && closing < 6 * 60 && pickup < 6 * 60);
        const expected = pickup > closing ? 'pickup-too-late' : null;
        expect(pickupProblem(clock(pickup), clock(closing), at(clock(now)))).toBe(expected);
      }),
    );
  });
});

describe.each(['America/Los_Angeles', 'Europe/Berlin', 'Pacific/Auckland'])(
  'On a device in the time zone %s',
  (zone) => {
    beforeEach(() => {
      vi.stubEnv('TZ', zone);
    });
    afterEach(() => {
      vi.unstubAllEnvs();
    });

    // Some of these days have a clock change in one of the zones.
    it.each(['2026-03-28', '2026-04-04', '2026-11-01'])(
      'pick-up times and closing times are read in Indian time (%s)',
      (day) => {
        const evening = new Date(`${day}T22:00:00+05:30`);
        expect(pickupProblem('03:30', '04:00', evening)).toBeNull();
        expect(pickupProblem('04:00', '04:00', evening)).toBeNull();
        expect(pickupProblem('04:01', '04:00', evening)).toBe('pickup-too-late');
        expect(pickupProblem('21:30', '04:00', evening)).toBe('pickup-passed');
        expect(pickupProblem('23:30', `${day}T18:00:00Z`, evening)).toBeNull();
        expect(pickupProblem('23:31', `${day}T18:00:00Z`, evening)).toBe('pickup-too-late');
        expect(pickupRange(`${day}T18:00:00Z`, evening).max).toBe('23:30');
        expect(minutesToClosing('23:30', evening)).toBe(90);
        expect(minutesToClosing('04:00', evening)).toBe(360);
        expect(minutesToClosing(`${day}T18:00:00Z`, evening)).toBe(90);
      },
    );
  },
);
