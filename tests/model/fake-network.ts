import { ApiFailure } from '@/api/failure';
import type { ApiRequest } from '@/api/endpoints';
import { calls } from '../../sandbox/handlers';
import { lookUpText } from '../../sandbox/handlers/shop-calls';
import { HttpError, type World } from '../../sandbox/world';

export interface Fault {
  /**
   * 'answered' is only delayed. Before the server acts: 'refused' (500), 'unreachable' (dropped).
   * After it acted: 'lost' (dropped), 'garbled' (broken JSON), 'gateway' (504).
   */
  outcome: 'answered' | 'refused' | 'unreachable' | 'lost' | 'garbled' | 'gateway';
  /** Extra delay in ms, like `answerDelay`. */
  requestDelay: number;
  answerDelay: number;
}

interface Answer {
  status: number;
  body: string;
}

interface PendingRequest {
  call: string;
  /** Absent once the request has arrived. */
  arrive?: (() => void) | undefined;
}

/** ms that a request and its answer take each. */
const LATENCY_MS = 20;
const ORIGIN = 'http://localhost:4001';

const CHANGES = [
  'cart/addItemTest',
  'cart/addNewCustDish',
  'cart/remove',
  'cart/delete',
  'cart/Cust_Dish_Item',
];

export const ANY_CHANGE = 'change of the cart';

const CART_READ = 'cart/displayTestFramCore';

const callOf = (url: string) => new URL(url).pathname.replace(/^\/(api\/)?/, '').replace(/\/$/, '');

/** Replaces the network by the sandbox's handlers, with delays on the test's clock and faults on demand. */
export class FakeNetwork {
  /** Calls that changed a cart during another change (docs/behaviour.md 7.1). */
  readonly overlaps: string[] = [];
  /** Carts whose last requested answer did not reach the page. */
  readonly unreadCarts = new Set<string>();
  private readonly faults: { call: string; fault: Fault }[] = [];
  private pending: PendingRequest[] = [];

  constructor(private readonly world: World) {}

  /** Applies a fault to the next call of this path, or to the next change of the cart. */
  failNext(call: string, fault: Fault): void {
    this.faults.push({ call, fault });
  }

  clearFaults(): void {
    this.faults.length = 0;
  }

  /** Simulates a closed page: answers are dropped, requests in transit may still arrive. */
  closePage(requestsArrive: boolean): void {
    const left = this.pending;
    this.pending = [];
    if (requestsArrive) for (const request of left) request.arrive?.();
  }

  /** Ends a diner's changes: those of different diners do not count as overlapping. */
  ignorePendingChanges(): void {
    for (const request of this.pending) if (CHANGES.includes(request.call)) request.call = '';
  }

  /** Replaces `send` of src/api/transport. */
  async send(request: ApiRequest, name: string, signal?: AbortSignal): Promise<string> {
    const answer = await new Promise<Answer | 'dropped'>((resolve) => this.deliver(request, resolve));
    if (signal?.aborted) throw new ApiFailure('cancelled', name);
    if (answer === 'dropped') throw new ApiFailure('network', name);
    if (answer.status >= 400) throw new ApiFailure('status', name, '', answer.status);
    return answer.body;
  }

  private deliver(outgoing: ApiRequest, deliver: (answer: Answer | 'dropped') => void): void {
    const call = callOf(outgoing.url);
    const fault = this.take(call);
    const { outcome, requestDelay, answerDelay } = fault ?? {
      outcome: 'answered',
      requestDelay: 0,
      answerDelay: 0,
    };
    const other = this.pending.find((request) => CHANGES.includes(request.call));
    if (other && CHANGES.includes(call)) this.overlaps.push(`${call} during ${other.call}`);

    let answer: Answer | 'dropped' = outcome === 'refused' ? { status: 500, body: '' } : 'dropped';
    const request: PendingRequest = {
      call,
      arrive: () => {
        request.arrive = undefined;
        if (outcome === 'refused' || outcome === 'unreachable') return;
        const given = this.answer(outgoing);
        if (outcome === 'answered') answer = given;
        else if (outcome === 'garbled') answer = { ...given, body: given.body.slice(0, -1) };
        else if (outcome === 'gateway') answer = { status: 504, body: '' };
      },
    };
    this.pending.push(request);
    setTimeout(() => {
      request.arrive?.();
      setTimeout(() => {
        this.pending = this.pending.filter((candidate) => candidate !== request);
        if (call === CART_READ) this.noteRead(outgoing.fields['id'] ?? '', outcome === 'answered');
        deliver(answer);
      }, LATENCY_MS + answerDelay);
    }, LATENCY_MS + requestDelay);
  }

  private noteRead(cartId: string, isRead: boolean): void {
    if (isRead) this.unreadCarts.delete(cartId);
    else this.unreadCarts.add(cartId);
  }

  private take(call: string): Fault | undefined {
    const isChange = CHANGES.includes(call);
    const index = this.faults.findIndex(
      (expected) => expected.call === call || (isChange && expected.call === ANY_CHANGE),
    );
    return index < 0 ? undefined : this.faults.splice(index, 1)[0]?.fault;
  }

  private answer({ method, url, fields }: ApiRequest): Answer {
    const call = calls.find((candidate) => candidate.path === callOf(url) && candidate.method === method);
    if (!call) return { status: 200, body: lookUpText(fields['domain'] ?? '', this.world) ?? '0' };
    try {
      const given = call.answer(fields, { world: this.world, origin: ORIGIN, pagesOrigin: ORIGIN });
      return { status: 200, body: typeof given === 'string' ? given : JSON.stringify(given) };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return { status: error.status, body: JSON.stringify({ message: error.message }) };
    }
  }
}
