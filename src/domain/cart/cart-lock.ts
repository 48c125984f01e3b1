/** All changes of the cart go through this lock (docs/behaviour.md 7.1). */
import { wait } from '@/platform/scheduling';
import { selectConnectivity } from '../connectivity/slice';
import { createCommand, StoppedCommand, type CommandContext } from '../server/command';
import type { FailureDisplay } from '../server/failure';
import type { RootState, StoreLike } from '../root-reducer';
import type { CartChange } from './types';

/** @throws StoppedCommand without a connection to the server. */
function throwIfUnreachable(state: RootState, call: string): void {
  const connectivity = selectConnectivity(state);
  if (connectivity === 'online') return;
  throw new StoppedCommand(call, { key: connectivity === 'offline' ? 'cart_offline' : 'cart_unreachable' });
}

interface ChangeOptions<Arg, Result> {
  type: string;
  /** Name of the endpoint, for error reports. */
  call: string;
  /** The expected change, shown until the answer; none by default. */
  plan?: (state: RootState, arg: Arg) => CartChange;
  failure?: (arg: Arg) => FailureDisplay;
  successText?: (arg: Arg) => string;
  /** ms before the request is sent. Until it is answered, taps are ignored. */
  delayMs?: (arg: Arg) => number;
  /** Runs during the delay. */
  prepare?: (arg: Arg, store: StoreLike) => Promise<unknown> | undefined;
  send: (arg: Arg, context: CommandContext) => Promise<Result>;
  onSuccess?: (result: Result, arg: Arg, store: StoreLike) => void;
}

/**
 * Creates a command that holds the cart lock: a change is ignored while another is pending. The plan enters the state with
 * the lock, so that the cart shows the change at once. After a logout, the change stops without an error: it must not
 * reach the next diner or their cart.
 */
export function createCartChange<Arg, Result = void>(options: ChangeOptions<Arg, Result>) {
  const { type, call, plan, failure, successText, delayMs, prepare, send, onSuccess } = options;
  return createCommand<Arg, Result, CartChange | null>({
    type,
    call,
    owner: 'cart-lock',
    canStart: ({ cart }) => cart.lock === null,
    plan: (state, arg) => (selectConnectivity(state) === 'online' ? (plan?.(state, arg) ?? null) : null),
    ...(failure && { failure }),
    ...(successText && { successText }),
    ...(onSuccess && { onSuccess }),
    run: async (arg, context) => {
      throwIfUnreachable(context.getState(), call);
      if (delayMs) await Promise.all([wait(delayMs(arg)), prepare?.(arg, context)]);
      context.throwIfStale();
      return send(arg, context);
    },
  });
}
