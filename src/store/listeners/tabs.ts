import { isAnyOf } from '@reduxjs/toolkit';
import type { AppStore } from '@/store';
import { changeAccepted, changeRejected } from '@/domain/cart/slice';
import { fetchCart } from '@/domain/cart/thunks';
import { choicesPersisted } from '@/domain/checkout/events';
import { choiceChanged } from '@/domain/checkout/slice';
import { offerApplied, offerChangedInOtherTab, offerRemoved } from '@/domain/offers/events';
import type { AppliedOffer } from '@/domain/offers/types';
import * as persisted from '@/domain/persisted/values';
import { loginDismissed } from '@/domain/dialogs/slice';
import { loggedIn, phoneVerified, sessionEnded, type VerifiedPhone } from '@/domain/session/events';
import { isLoggedInPhone } from '@/domain/session/phone';
import { phoneRestored, verifiedPhoneRestored } from '@/domain/session/slice';
import type { RootState } from '@/domain/state';
import { onPageRestored, onVisibilityChange } from '@/platform/page-events';
import { adoptPersistedCart } from '../adopt-persisted-cart';
import { restoreChoices } from '../checkout-choices';
import { addListener } from './listen';

/** Messages to other tabs of the shop, in addition to shared storage. */
type TabMessage =
  | { kind: 'cart-changed' }
  | { kind: 'choices-persisted' }
  | { kind: 'phone-verified'; verified: VerifiedPhone }
  /** null: that cart's offer was removed. */
  | { kind: 'offer'; cartId: string; offer: AppliedOffer | null };

/** The storage events and the message of one change arrive within this time. */
const SYNC_DELAY_MS = 50;

/** Null where the browser forbids it, such as Firefox without cookies. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

function isCartChange(action: unknown): boolean {
  if (changeAccepted(action)) return true;
  return changeRejected(action) && action.payload?.outcomeUnknown === true;
}

/**
 * Login and cart id are read from shared storage; messages report changed lines, offers and choices. They never
 * overwrite typing. Only this tab's own changes are posted. @returns a function that stops it.
 */
export function syncTabs(store: AppStore): () => void {
  const { site } = store.getState().shop;
  /** Before the lookup, this tab's persisted values are not restored: its phone would look like a login in another tab. */
  const isStarting = ({ shop }: RootState) => shop.lookup === 'idle';
  const isBusy = ({ cart }: RootState) => cart.lock !== null;
  let isCartStale = false;
  /** Another tab's change waits for this tab's start or pending change. */
  let isWaiting = false;
  let hasUnpersistedChoice = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const syncCart = () => {
    // A pending change of this tab goes first.
    isWaiting = isBusy(store.getState());
    if (isWaiting) return;
    if (store.dispatch(adoptPersistedCart())) isCartStale = true;
    if (!isCartStale || document.visibilityState === 'hidden') return;
    isCartStale = false;
    if (store.getState().cart.cartId) void store.dispatch(fetchCart({ canClearCart: false }));
  };

  const syncChoices = () =>
    store.dispatch(
      restoreChoices((choices) => {
        if (hasUnpersistedChoice) return null;
        // The pick-up time belongs to the tab, also while it is typed.
        const { pickupTime, confirmedPickupTime } = store.getState().checkout;
        return { ...choices, pickupTime, confirmedPickupTime };
      }),
    );

  /** @returns whether the session of this tab's diner has ended. */
  const syncPhone = (): boolean => {
    const phone = persisted.phone.read(site);
    const phoneBefore = store.getState().session.phone;
    if (phone === phoneBefore) return false;
    const hasEnded = isLoggedInPhone(phoneBefore);
    if (hasEnded) {
      store.dispatch(sessionEnded({ phone }));
      isCartStale = true;
    }
    if (isLoggedInPhone(phone)) {
      // Do not resume a pending action (such as Place Order) in a background tab.
      store.dispatch(loginDismissed());
      store.dispatch(loggedIn(phone));
    } else store.dispatch(phoneRestored(phone));
    return hasEnded;
  };

  const sync = () => {
    timer = undefined;
    const state = store.getState();
    isWaiting = isStarting(state);
    if (isWaiting || state.shop.lookup === 'unknown') return;
    // After a logout in another tab the choices may not be cleared yet.
    if (!syncPhone()) void syncChoices();
    syncCart();
  };
  const syncSoon = () => {
    timer ??= setTimeout(sync, SYNC_DELAY_MS);
  };

  const onStorage = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== null && storageArea !== localStorage) return;
    const keys = [persisted.phone.keyFor(site), persisted.cartId.keyFor(site)];
    // null: the whole storage was cleared.
    if (key === null || keys.includes(key)) syncSoon();
  };
  const onMessage = (message: TabMessage) => {
    if (message.kind === 'offer') {
      if (message.cartId === store.getState().cart.cartId)
        store.dispatch(offerChangedInOtherTab(message.offer));
      return;
    }
    if (message.kind === 'phone-verified') {
      store.dispatch(verifiedPhoneRestored(message.verified));
      return;
    }
    if (message.kind === 'cart-changed') isCartStale = true;
    syncSoon();
  };

  window.addEventListener('storage', onStorage);
  const channel = openChannel(`shop:${site.key}`);
  if (channel) channel.onmessage = ({ data }: MessageEvent<TabMessage>) => onMessage(data);
  const post = (message: TabMessage) => channel?.postMessage(message);
  const stops = [
    onPageRestored(() => {
      // A page in the back/forward cache receives no messages.
      isCartStale = true;
      syncSoon();
    }),
    onVisibilityChange((isVisible) => {
      if (isVisible) syncSoon();
    }),
    store.dispatch(addListener({ predicate: isCartChange, effect: () => post({ kind: 'cart-changed' }) })),
    store.dispatch(
      addListener({
        predicate: (_, state) => isWaiting && !isStarting(state) && !isBusy(state),
        effect: syncSoon,
      }),
    ),
    store.dispatch(
      addListener({
        matcher: choiceChanged,
        effect: () => {
          hasUnpersistedChoice = true;
        },
      }),
    ),
    store.dispatch(
      addListener({
        actionCreator: choicesPersisted,
        effect: () => {
          hasUnpersistedChoice = false;
          post({ kind: 'choices-persisted' });
        },
      }),
    ),
    store.dispatch(
      addListener({
        actionCreator: phoneVerified,
        effect: ({ payload }) => post({ kind: 'phone-verified', verified: payload }),
      }),
    ),
    store.dispatch(
      addListener({
        matcher: isAnyOf(offerApplied, offerRemoved),
        effect: () => {
          const { cart, offers } = store.getState();
          post({ kind: 'offer', cartId: cart.cartId, offer: offers.applied });
        },
      }),
    ),
  ];

  return () => {
    clearTimeout(timer);
    window.removeEventListener('storage', onStorage);
    channel?.close();
    stops.forEach((stop) => {
      stop();
    });
  };
}
