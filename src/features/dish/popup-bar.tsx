import { CircleAlert, CircleCheck } from 'lucide-react';
import { formatRupees, type Paise } from '@/lib/money';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { classNames } from '@/ui/class-names';
import { Stepper } from '@/ui/controls/quantity-control';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import type { PopupMessage } from './use-dish-popup';

interface PopupBarProps {
  dishName: string;
  quantity: number;
  total: Paise;
  message: PopupMessage | null;
  busy: boolean;
  disabled: boolean;
  onQuantity: (quantity: number) => void;
  onAdd: () => void;
}

/** Quantity stepper, and Add with the total (docs/behaviour.md 5.3). */
export function PopupBar(props: PopupBarProps) {
  const { dishName, quantity, total, message, busy, disabled, onQuantity, onAdd } = props;
  return (
    <div className="min-w-0 flex-1">
      <div role="alert">{message?.tone === 'danger' && <BarMessage message={message} />}</div>
      {/* The toast announces it. */}
      {message?.tone === 'positive' && <BarMessage message={message} />}
      <SlowNotice busy={busy} className="mb-3 text-14 text-ink-muted" />
      <div className="flex flex-wrap gap-3">
        <Stepper
          size="popup"
          quantity={quantity}
          minimum={1}
          disabled={disabled || busy}
          itemName={dishName}
          onDecrease={() => onQuantity(quantity - 1)}
          onIncrease={() => onQuantity(quantity + 1)}
        />
        <Button busy={busy} disabled={disabled} onClick={onAdd} className="flex-1 tabular-nums">
          <span>{m.dish_add()}</span>
          <span aria-live="polite">{formatRupees(total)}</span>
        </Button>
      </div>
    </div>
  );
}

function BarMessage({ message: { text, tone } }: { message: PopupMessage }) {
  const Icon = tone === 'danger' ? CircleAlert : CircleCheck;
  return (
    <p
      className={classNames(
        'mb-3 flex items-center gap-2 text-14 font-semibold',
        tone === 'danger' ? 'text-danger' : 'text-positive',
      )}
    >
      <Icon className="size-4 shrink-0" />
      <span>{text}</span>
    </p>
  );
}
