import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { formatClockTime, formatDay } from '@/texts/date-text';
import { indianMoment } from '@/lib/indian-time';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { RadioGroup, type RadioOption } from '@/ui/controls/radio-group';
import { BottomBar } from '@/ui/layout/bottom-bar';

/** Sample times, HH:MM (docs/behaviour.md 15). */
const SLOTS = {
  lunch: ['12:00', '12:30', '13:00', '13:30', '14:00', '14:30'],
  dinner: ['19:00', '19:30', '20:00', '20:30', '21:00', '21:30'],
} as const;

type Meal = keyof typeof SLOTS;

const GUESTS = ['1', '2', '3', '4', '5', '6'] as const;

/** Mock-up of table booking; it sends nothing to the server. */
export function TableBooking() {
  const navigate = useNavigate();
  const [day, setDay] = useState<'today' | 'tomorrow'>('today');
  const [guests, setGuests] = useState<(typeof GUESTS)[number]>('2');
  const [meal, setMeal] = useState<Meal>('dinner');
  const [slot, setSlot] = useState<string | null>(null);

  const today = new Date();
  const tomorrow = indianMoment(today, 0, 1);
  return (
    <>
      <div className="page-width grid grid-cols-1 gap-3 py-2 pb-6">
        <Choices
          label={m.booking_date()}
          options={[
            { value: 'today', label: m.booking_today({ date: formatDay(today) }) },
            { value: 'tomorrow', label: m.booking_tomorrow({ date: formatDay(tomorrow) }) },
          ]}
          value={day}
          onChange={setDay}
          layout="flex flex-wrap"
        />
        <Choices
          label={m.booking_guests()}
          options={GUESTS.map((count) => ({ value: count, label: count }))}
          value={guests}
          onChange={setGuests}
          layout="grid grid-cols-6"
        />
        <Choices<Meal>
          label={m.booking_meal()}
          options={[
            { value: 'lunch', label: m.booking_lunch() },
            { value: 'dinner', label: m.booking_dinner() },
          ]}
          value={meal}
          onChange={(chosen) => {
            setMeal(chosen);
            setSlot(null);
          }}
          layout="flex flex-wrap"
        />
        <Choices<string>
          label={m.booking_slot()}
          options={SLOTS[meal].map((time) => ({ value: time, label: formatClockTime(time) }))}
          value={slot}
          onChange={setSlot}
          layout="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]"
        />
      </div>
      <BottomBar>
        <p className="text-14 text-ink-muted">{m.booking_preview()}</p>
        <Button onClick={() => void navigate(paths.cart)}>
          <span className="first-letter:uppercase inline-block">{m.booking_to_cart()}</span>
        </Button>
      </BottomBar>
    </>
  );
}

interface ChoicesProps<Value extends string> {
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  layout: string;
}

function Choices<Value extends string>({ layout, ...group }: ChoicesProps<Value>) {
  return (
    <section className="rounded-card bg-surface-raised p-4">
      <h2 className="text-16 font-bold">{group.label}</h2>
      <RadioGroup
        {...group}
        className={`mt-3 gap-2 ${layout}`}
        optionClassName="min-h-11 rounded-control border border-line-strong px-2.5 tabular-nums has-checked:inset-ring-1 has-checked:inset-ring-accent-strong"
      />
    </section>
  );
}
