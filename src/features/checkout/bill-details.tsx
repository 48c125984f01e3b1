import { Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  selectBillStatus,
  selectCurrentBill,
  selectHonouredOffer,
  selectOrderTypeRules,
} from '@/domain/checkout/selectors';
import { selectChosenAddress } from '@/domain/addresses/slice';
import { selectIsAddressChosen } from '@/domain/checkout/slice';
import { remainderRow } from '@/domain/bill/remainder';
import type { Bill } from '@/domain/bill/types';
import { formatRupees } from '@/lib/money';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { loadShop } from '@/store/wanted';
import { m } from '@/texts';
import { classNames } from '@/ui/class-names';
import { Panel } from '@/ui/layout/panel';
import { RetryButton } from '@/ui/controls/retry-button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { VisuallyHidden } from '@/ui/text/visually-hidden';

/** Focus fallback of 'Place Order', which is missing without a bill. */
export const RETRY_BILL_ID = 'retry-bill';

/** The bill as the server calculates it; amounts are shown unchanged (docs/behaviour.md 8.5). */
export function BillDetails() {
  const dispatch = useAppDispatch();
  const status = useAppSelector(selectBillStatus);
  const current = useAppSelector(selectCurrentBill);
  const last = useAppSelector((state) => state.bill.data?.bill ?? null);
  return (
    <Panel title={m.checkout_bill()} compact>
      {status === 'failed' ? (
        <div className="flex items-center justify-between gap-3">
          <p className="text-14 text-ink-muted">{m.checkout_bill_missing()}</p>
          <RetryButton
            id={RETRY_BILL_ID}
            variant="secondary"
            size="44"
            onRetry={() => void dispatch(loadShop())}
          />
        </div>
      ) : (
        <Rows bill={current ?? last} isCurrent={current !== null} />
      )}
    </Panel>
  );
}

/** Keeps the rows of the last bill without their amounts during a request, to avoid a layout shift. */
function Rows({ bill, isCurrent }: { bill: Bill | null; isCurrent: boolean }) {
  const isDelivery = useAppSelector(selectOrderTypeRules).needs === 'address';
  const hasAddress = useAppSelector(selectIsAddressChosen);
  const other = bill && isCurrent ? remainderRow(bill.remainder) : null;
  const amount = (paise: number) => (isCurrent ? formatRupees(paise) : <Skeleton className="h-4 w-14" />);
  return (
    <div aria-busy={!isCurrent}>
      {!isCurrent && <VisuallyHidden>{m.checkout_working_out()}</VisuallyHidden>}
      <dl aria-hidden={!isCurrent} className="text-14">
        <Row label={m.checkout_item_total()}>{amount(bill?.itemTotal ?? 0)}</Row>
        {bill && isCurrent && <Discount bill={bill} />}
        <Row label={bill ? m.checkout_gst({ percent: bill.gstPercent }) : m.checkout_gst_unknown()}>
          {amount(bill?.gst ?? 0)}
        </Row>
        {(isDelivery || (bill !== null && bill.delivery > 0)) && (
          <Row label={m.checkout_delivery()}>
            {bill && isCurrent ? <DeliveryFee bill={bill} /> : hasAddress ? amount(0) : <FeeUnknown />}
          </Row>
        )}
        {other && <Row label={other.label}>{other.amount}</Row>}
      </dl>
      {bill && isCurrent && isDelivery && <BillHints bill={bill} />}
      <dl aria-hidden={!isCurrent} className="mt-3 border-t border-line pt-3 lg:hidden">
        <div className="flex items-center justify-between gap-3 font-bold tabular-nums">
          <dt>{m.checkout_to_pay()}</dt>
          <dd>{amount(bill?.payable ?? 0)}</dd>
        </div>
      </dl>
    </div>
  );
}

function Row({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 py-1 lg:min-h-6 lg:py-0.5">
      <dt className="min-w-0 break-words text-ink-muted">{label}</dt>
      <dd className={classNames('ms-auto max-w-full text-end tabular-nums', className)}>{children}</dd>
    </div>
  );
}

/** Shown for any discount, so that the rows add up to the amount to pay. */
function Discount({ bill }: { bill: Bill }) {
  const honoured = useAppSelector(selectHonouredOffer);
  if (bill.discount <= 0) return null;
  const code = honoured?.code ?? bill.coupon;
  return (
    <Row
      label={code ? m.checkout_coupon({ code }) : m.checkout_discount()}
      className="font-semibold text-positive"
    >
      {`− ${formatRupees(bill.discount)}`}
    </Row>
  );
}

function DeliveryFee({ bill }: { bill: Bill }) {
  const hasAddress = useAppSelector(selectChosenAddress) !== null;
  if (!hasAddress && bill.deliveryInFull === 0) {
    return <FeeUnknown />;
  }
  return (
    <>
      {bill.deliveryInFull > bill.delivery && (
        <>
          <VisuallyHidden>{`${m.checkout_delivery_in_full()} `}</VisuallyHidden>
          <s className="me-0.5 text-ink-muted">{formatRupees(bill.deliveryInFull)}</s>{' '}
        </>
      )}
      {bill.delivery === 0 ? (
        <span className="font-semibold text-positive">{m.checkout_delivery_free()}</span>
      ) : (
        <span>{formatRupees(bill.delivery)}</span>
      )}
    </>
  );
}

const FeeUnknown = () => <span className="text-ink-muted">{m.checkout_delivery_unknown()}</span>;

function BillHints({ bill }: { bill: Bill }) {
  const missing = bill.minimumOrder - bill.itemTotal;
  const hintClass = 'mt-1 rounded-control bg-warning-soft px-3 py-1.5 text-12 font-semibold text-warning';
  return (
    <>
      {missing > 0 && (
        <div className={classNames(hintClass, 'flex justify-between gap-3 tabular-nums')}>
          <span>{m.checkout_minimum({ amount: formatRupees(bill.minimumOrder) })}</span>
          <span>{m.checkout_minimum_missing({ amount: formatRupees(missing) })}</span>
        </div>
      )}
      {bill.nextDeliveryMessage !== '' && (
        <p dir="auto" className={hintClass}>
          {bill.nextDeliveryMessage}
        </p>
      )}
    </>
  );
}

/** Cashback that the order adds to the wallet (docs/behaviour.md 9.2). */
export function CashbackLine() {
  const offer = useAppSelector(selectHonouredOffer);
  if (!offer || offer.cashback <= 0) return null;
  return (
    <p className="flex items-center gap-3 px-2 text-14">
      <Wallet className="size-5 shrink-0 text-positive" />
      <span>
        <b className="font-semibold">{m.checkout_cashback({ amount: formatRupees(offer.cashback) })}</b>{' '}
        <span>{m.checkout_cashback_rest()}</span>
      </span>
    </p>
  );
}
