/** Polyfills <dialog> and popover: open attribute, focus, `cancel`, `close` and `toggle` events. Not inertness. */

const openModals: HTMLDialogElement[] = [];
const previousFocus = new WeakMap<HTMLDialogElement, Element | null>();

function firstFocusable(dialog: HTMLDialogElement): HTMLElement | null {
  return dialog.querySelector<HTMLElement>(
    'button:not(:disabled), a[href], input:not(:disabled), textarea, select',
  );
}

if (typeof HTMLDialogElement !== 'undefined' && typeof HTMLDialogElement.prototype.showModal !== 'function') {
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (!this.isConnected || this.open)
      throw new DOMException('not connected or already open', 'InvalidStateError');
    previousFocus.set(this, document.activeElement);
    this.open = true;
    openModals.push(this);
    firstFocusable(this)?.focus();
  };
  HTMLDialogElement.prototype.close = function close(returnValue?: string) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    if (openModals.includes(this)) openModals.splice(openModals.indexOf(this), 1);
    const before = previousFocus.get(this);
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
  document.addEventListener('keydown', (event) => {
    while (openModals.length > 0 && openModals.at(-1)?.isConnected === false) openModals.pop();
    const top = openModals.at(-1);
    if (event.key !== 'Escape' || event.defaultPrevented || top === undefined) return;
    if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  });
}

if (typeof HTMLElement !== 'undefined' && typeof HTMLElement.prototype.showPopover !== 'function') {
  const toggle = (element: HTMLElement, isOpen: boolean) => {
    if (element.hasAttribute('data-popover-open') === isOpen) return;
    element.toggleAttribute('data-popover-open', isOpen);
    // jsdom's style sheet hides every popover, even open ones.
    element.style.display = isOpen ? 'block' : '';
    const event = new Event('toggle');
    Object.assign(event, { oldState: isOpen ? 'closed' : 'open', newState: isOpen ? 'open' : 'closed' });
    element.dispatchEvent(event);
  };
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      toggle(this, true);
    },
    hidePopover(this: HTMLElement) {
      toggle(this, false);
    },
  });
}
