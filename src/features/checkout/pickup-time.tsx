import { CircleCheck, Clock, Info, Store } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PICKUP_MESSAGE_MS } from '@/config/limits';
import { pickupProblem, pickupRange, type PickupProblem } from '@/domain/checkout/pickup';
import {
  pickupTimeChanged,
  pickupTimeConfirmed,
  selectConfirmedPickupTime,
  selectPickupTime,
} from '@/domain/checkout/slice';
import { selectCompletedInfo, selectTiming } from '@/domain/shop/slice';
import { formatClockTime } from '@/texts/date-text';
import { PERSISTED_INPUT } from '@/platform/chunk-recovery';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { TextField } from '@/ui/controls/text-field';
import { useTimedState } from '@/ui/hooks/use-timed-state';
import { controlIds, obstacleText, selectErrorAt, type OrderError } from './order-error';

/** Pick-up time (docs/behaviour.md 8.6). */
export function PickupTime({ orderError }: { orderError: OrderError | null }) {
  const dispatch = useAppDispatch();
  const pickupTime = useAppSelector(selectPickupTime);
  const confirmedPickupTime = useAppSelector(selectConfirmedPickupTime);
  const closingTime = useAppSelector(selectTiming)?.closingTime ?? '';
  const closing = formatClockTime(closingTime);
  const [outcome, showOutcome, clearOutcome] = useTimedState<PickupProblem | 'set'>();
  const isSet = confirmedPickupTime !== '' && confirmedPickupTime === pickupTime;

  const orderErrorText = useAppSelector((state) => selectErrorAt(state, orderError, 'pickup-time'));
  const isErrorShown = useIsRecentPress((orderErrorText && orderError?.press) || 0);
  const problem = useAppSelector((state) => outcome && outcome !== 'set' && obstacleText(state, outcome));
  const error = problem || (isErrorShown ? orderErrorText : undefined);

  const setTime = () => {
    const newProblem = pickupProblem(pickupTime, closingTime, new Date());
    showOutcome(newProblem ?? 'set', PICKUP_MESSAGE_MS);
    if (newProblem === null) dispatch(pickupTimeConfirmed());
    else document.getElementById(controlIds.pickupTime)?.focus();
  };

  return (
    <>
      <h3 className="mb-2 text-16 font-bold">{m.checkout_pickup_title()}</h3>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTime();
        }}
        className="flex items-start gap-2"
      >
        <TextField
          id={controlIds.pickupTime}
          {...(isSet && PERSISTED_INPUT)}
          type="time"
          label={m.checkout_pickup_field()}
          hideLabel
          value={pickupTime}
          {...pickupRange(closingTime, new Date())}
          onChange={(event) => {
            clearOutcome();
            dispatch(pickupTimeChanged(event.target.value));
          }}
          leading={<Clock className="size-5 shrink-0 text-ink-muted" />}
          error={error}
          // The browser's picker indicator lies invisibly over the clock icon and opens the time picker.
          className="relative min-w-0 flex-1 [&_input::-webkit-calendar-picker-indicator]:absolute [&_input::-webkit-calendar-picker-indicator]:top-0 [&_input::-webkit-calendar-picker-indicator]:start-0 [&_input::-webkit-calendar-picker-indicator]:h-12 [&_input::-webkit-calendar-picker-indicator]:w-11 [&_input::-webkit-calendar-picker-indicator]:opacity-0"
        />
        <Button type="submit" variant={isSet ? 'secondary' : 'primary'} className="shrink-0">
          <span className="inline-block first-letter:uppercase">{m.checkout_pickup_set()}</span>
        </Button>
      </form>
      <div role="status">
        {outcome === 'set' && error === undefined && (
          <p className="mt-1.5 flex items-center gap-1.5 text-12 font-semibold text-positive">
            <CircleCheck className="size-4 shrink-0" />
            <span>{m.checkout_pickup_success()}</span>
          </p>
        )}
      </div>
      {closing !== '' && (
        <p className="mt-1.5 flex items-center gap-1.5 text-12 text-ink-muted">
          <Info className="size-4 shrink-0" />
          <span>{m.checkout_pickup_closes({ time: closing })}</span>
        </p>
      )}
      <PickupAddress />
    </>
  );
}

/** Returns whether Place Order was pressed in the last `PICKUP_MESSAGE_MS`. @param press counts the presses. */
function useIsRecentPress(press: number): boolean {
  const [elapsedPress, setElapsedPress] = useState(0);
  useEffect(() => {
    if (press === 0) return undefined;
    const timer = setTimeout(() => setElapsedPress(press), PICKUP_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [press]);
  return press !== 0 && elapsedPress !== press;
}

function PickupAddress() {
  const info = useAppSelector(selectCompletedInfo);
  if (!info) return null;
  return (
    <div className="mt-4 flex items-start gap-3 border-t border-line pt-4 text-14">
      <Store className="size-5 shrink-0 text-ink-muted" />
      <div className="min-w-0">
        <p className="font-semibold">{m.checkout_pickup_from({ restaurant: info.name })}</p>
        <p dir="auto" className="break-words text-ink-muted">
          {info.address}
        </p>
      </div>
    </div>
  );
}
