/** Limits and durations (docs/behaviour.md 20.1). */

export const PHONE_LENGTH = 10;
export const PHONE_PATTERN = /^[6-9]\d{9}$/;

export const DEBOUNCE_MS = {
  row: 150,
  cartPanel: 200,
  dishPopup: 500,
  search: 300,
  addressFetch: 150,
  bill: 150,
} as const;

export const BANNER_AUTOPLAY_MS = 5000;
export const BANNER_SWIPE_PX = 50;
export const BANNER_PAUSE_AFTER_SWIPE_MS = 5000;
export const BANNER_PAUSE_AFTER_CLICK_MS = 10_000;

export const TOAST_AUTO_CLOSE_MS = 5000;
export const TOAST_DRAG_PERCENT = 80;
export const STATUS_MESSAGE_MS = 3000;
export const CUSTOMIZE_ERROR_MS = 2500;
/** A control whose tap is ignored during a cart change shows this long that it waits. */
export const IGNORED_TAP_MS = 800;
export const PICKUP_MESSAGE_MS = 2500;
export const COPY_NOTICE_MS = 2000;
/** After this time a pending control shows 'Still trying…'. */
export const SLOW_NOTICE_DELAY_MS = 10_000;
/** After this time without the payment page, Place Order can be pressed again. */
export const PAYMENT_PAGE_TIMEOUT_MS = 15_000;
/** Time for the tracking page to load or post a message. */
export const TRACKING_TIMEOUT_MS = 15_000;

export const MAX_DESCRIPTION_LENGTH = 72;
export const MAX_POPUP_DESCRIPTION_LENGTH = 100;
export const MAX_TOPPINGS_LENGTH = 80;
/** Fuzzy search: 0 matches only exact names, 1 matches anything. */
export const SEARCH_THRESHOLD = 0.8;
export const MAX_VARIANTS = 2;

export const STICKY_HEADER_SCROLL_PX = 200;
export const BACK_TO_TOP_SCROLL_PX = 300;
export const MENU_OFFSET_PX = 130;
export const MENU_OFFSET_PURE_VEG_PX = 80;

/** Redirect to home after the tracking page's order message, unless a Track button opened the page. */
export const HOME_AFTER_ORDER_MS = 120_000;

/** Older data are asked for again when the diner returns to the page. */
export const TIMING_MAX_AGE_MS = 60_000;
export const CATALOGUE_MAX_AGE_MS = 30 * 60_000;
/** While the page shows that the restaurant is closed. */
export const CLOSED_POLL_DELAYS_MS = [60_000] as const;

/** Place Order requests an older bill again. */
export const BILL_MAX_AGE_MS = 60_000;

export const MAX_COOKING_NOTE_LENGTH = 500;

/** Polling delays of an active order; the last one repeats. */
export const ORDER_POLL_DELAYS_MS = [15_000, 15_000, 30_000, 60_000] as const;
