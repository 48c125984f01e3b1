import { Minus, Plus } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { m } from '@/texts';
import { classNames } from '../class-names';
import { Spinner } from '../feedback/spinner';

interface StepperProps {
  /** The group is named '{itemName} quantity'. */
  itemName: string;
  quantity: number;
  onIncrease: () => void;
  onDecrease: () => void;
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
  minimum?: number | undefined;
  /** In px: 'menu' 112×40 accent, 'cart' 112×40 soft (also in sheets), 'popup' 132×48 soft. */
  size?: 'menu' | 'cart' | 'popup';
  className?: string;
}

const boxes = { menu: 'h-10 w-28', cart: 'h-10 w-28', popup: 'h-12 w-33' };

const fills = {
  menu: 'bg-accent text-on-accent',
  cart: 'bg-accent-soft text-accent-strong',
  popup: 'bg-accent-soft text-accent-strong',
};

/** Locked buttons stay focusable, so that the focus survives the request. */
function StepButton(props: { kind: 'decrease' | 'increase'; isLocked: boolean; onPress: () => void }) {
  const isMore = props.kind === 'increase';
  const Icon = isMore ? Plus : Minus;
  return (
    <button
      type="button"
      aria-label={isMore ? m.quantity_increase() : m.quantity_decrease()}
      aria-disabled={props.isLocked || undefined}
      data-focus-target={isMore || undefined}
      onClick={(event) => {
        event.stopPropagation();
        if (!props.isLocked) props.onPress();
      }}
      className="touch-44 inline-grid w-11 shrink-0 place-items-center self-stretch rounded-control transition-transform duration-press ease-out active:scale-98"
    >
      <Icon className="size-4" />
    </button>
  );
}

/** Minus, number and plus as one named group (docs/behaviour.md 5.1). */
export function Stepper(props: StepperProps) {
  const { itemName, quantity, busy = false, disabled = false, minimum, size = 'cart', className } = props;
  const isLocked = busy || disabled;
  return (
    <div
      role="group"
      aria-label={m.quantity_of({ item: itemName })}
      aria-busy={busy || undefined}
      className={classNames(
        'inline-flex shrink-0 items-center justify-between rounded-control text-14 font-bold tabular-nums select-none',
        boxes[size],
        disabled ? 'bg-surface-sunken text-ink-muted' : fills[size],
        className,
      )}
    >
      <StepButton
        kind="decrease"
        isLocked={isLocked || (minimum !== undefined && quantity <= minimum)}
        onPress={props.onDecrease}
      />
      <span className="relative inline-grid min-w-6 place-items-center">
        {busy && <Spinner className="absolute size-7.5 stroke-1" />}
        <span>{quantity}</span>
      </span>
      <StepButton kind="increase" isLocked={isLocked} onPress={props.onIncrease} />
    </div>
  );
}

interface QuantityControlProps extends Omit<StepperProps, 'size' | 'disabled' | 'minimum'> {
  addLabel: string;
  /** Id of the dish's name, which tells the Add buttons apart. */
  addDescribedBy?: string;
  onAdd: () => void;
}

/** Add and the stepper fit the same box, to avoid a layout shift. They are raised only over a row's picture. */
export function QuantityControl(props: QuantityControlProps) {
  const { quantity, busy = false, addLabel, addDescribedBy, onAdd, className, ...rest } = props;
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const showsAdd = quantity <= 0;

  /** The cleanup runs before Add or the stepper is removed, while the element still has the focus. */
  const trackFocus = useCallback(
    (content: HTMLElement) => () => {
      hadFocus.current = content.contains(document.activeElement);
    },
    [],
  );

  useLayoutEffect(() => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    box.current?.querySelector<HTMLElement>('[data-focus-target]')?.focus({ preventScroll: true });
  }, [showsAdd]);

  return (
    <div
      ref={box}
      data-focus-container=""
      className={classNames('flex h-10 w-28 shrink-0 justify-center', className)}
    >
      <span ref={trackFocus} key={showsAdd ? 'add' : 'stepper'} className="contents">
        {showsAdd ? (
          <button
            type="button"
            data-focus-target=""
            aria-label={busy ? addLabel : undefined}
            aria-describedby={addDescribedBy}
            aria-busy={busy || undefined}
            aria-disabled={busy || undefined}
            onClick={(event) => {
              event.stopPropagation();
              if (!busy) onAdd();
            }}
            className="touch-44 inline-grid h-10 w-24 place-items-center rounded-control border border-line bg-surface-raised text-14 font-bold text-accent-strong shadow-lift transition-transform duration-press ease-out active:scale-98 md:border-line-strong md:shadow-none"
          >
            {busy ? <Spinner /> : addLabel}
          </button>
        ) : (
          <Stepper
            {...rest}
            quantity={quantity}
            busy={busy}
            size="menu"
            className="shadow-lift md:shadow-none"
          />
        )}
      </span>
    </div>
  );
}
