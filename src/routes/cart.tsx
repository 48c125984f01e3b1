import { Suspense } from 'react';
import { env } from '@/config/env';
import { addressList } from '@/domain/addresses/slice';
import { bill } from '@/domain/bill/slice';
import { selectIsAddressChosen, selectIsLeftForPayment } from '@/domain/checkout/slice';
import { selectIsAddressSheetOpen } from '@/domain/dialogs/slice';
import { CartHeader } from '@/features/cart/cart-header';
import { CartLines, selectCartView } from '@/features/cart/cart-lines';
import { EmptyCart } from '@/features/cart/empty-cart';
import { BillDetails, CashbackLine } from '@/features/checkout/bill-details';
import { ClosingSoon } from '@/features/checkout/closing-soon';
import { CookingNote } from '@/features/checkout/cooking-note';
import { OrderTypePanel } from '@/features/checkout/order-type-panel';
import { PlaceOrderBar } from '@/features/checkout/place-order-bar';
import { controlIds, selectErrorAt } from '@/features/checkout/order-error';
import { usePlaceOrder } from '@/features/checkout/use-place-order';
import { OfferBenefits } from '@/features/offers/offer-benefits';
import { useAppSelector } from '@/store/hooks';
import { useWanted } from '@/store/use-resource';
import { ChunkErrorNotice } from '@/ui/feedback/chunk-errors';
import { lazyWithPreload, SilentChunkError } from '@/ui/feedback/lazy-with-preload';
import { useAfterFirstScreen } from '@/ui/hooks/use-after-first-screen';
import { StickyColumn } from '@/ui/layout/sticky-column';

function AddressSheetChunkError(props: { onRetry: () => void }) {
  const isRequested = useAppSelector(selectIsAddressSheetOpen);
  return isRequested && <ChunkErrorNotice {...props} />;
}

const AddressSheet = lazyWithPreload(
  () => import('@/features/addresses/address-sheet').then((module) => module.AddressSheet),
  AddressSheetChunkError,
);

const MissingOrder = lazyWithPreload(
  () => import('@/features/orders/missing-order').then((module) => module.MissingOrder),
  SilentChunkError,
);

const CartSuggestions = lazyWithPreload(
  () => import('@/features/cart/cart-suggestions').then((module) => module.CartSuggestions),
  SilentChunkError,
);

/** Phones have one column, with the amount and 'Place Order' always visible (docs/behaviour.md 8.1). */
export default function CartRoute() {
  const view = useAppSelector(selectCartView);
  const { placeOrder, orderError, isLeaving, changes, areChangesFocused } = usePlaceOrder();
  const linesError = useAppSelector((state) => selectErrorAt(state, orderError, 'lines'));
  const isAfterFirstScreen = useAfterFirstScreen();
  useWanted(bill);
  const isLeftForPayment = useAppSelector(selectIsLeftForPayment);
  useWanted(addressList, useAppSelector(selectIsAddressChosen) ? undefined : null);

  if (view === 'empty') {
    return (
      <>
        <CartHeader hasItems={false} />
        <EmptyCart />
        {isLeftForPayment && (
          <Suspense>
            <MissingOrder />
          </Suspense>
        )}
      </>
    );
  }
  const hasBill = view !== 'failed';
  // On phones, panels below lines of unknown height would move, so they are hidden.
  const arePanelsHidden = view === 'loading';
  return (
    <div className="flex min-h-[inherit] flex-col bg-surface-sunken">
      <div className="sticky top-notice z-20 lg:static low:static">
        <CartHeader hasItems={view === 'filled'} />
      </div>
      <div className="page-width flex flex-1 flex-col gap-3 pt-3 lg:grid lg:flex-none lg:grid-cols-[minmax(0,1fr)_min(26rem,44%)] lg:grid-rows-[auto_1fr] lg:gap-6 lg:pt-0 lg:pb-8">
        {/* Static above the suggestions: in Chromium, a sticky grid item leaves its row and would cover them. */}
        <StickyColumn className="lg:row-span-2 lg:gap-3 lg:self-start lg:has-[~[data-suggestions]]:static lg:has-[~[data-suggestions]]:row-span-1">
          <ClosingSoon />
          <CartLines view={view} orderError={linesError} addMoreId={controlIds.addMore} />
        </StickyColumn>
        {/* As high as everything beside it, so that 'Place Order' sticks to the viewport's lower edge. */}
        <div className={`${arePanelsHidden ? 'hidden' : 'contents'} lg:row-span-2 lg:flex lg:flex-col`}>
          <div className="contents lg:block lg:grow">
            <StickyColumn className="lg:gap-2 lg:[--below:var(--place-order-height,0px)]">
              <CookingNote />
              {hasBill && <OfferBenefits />}
              {hasBill && <BillDetails />}
              <OrderTypePanel orderError={orderError} />
              <CashbackLine />
            </StickyColumn>
          </div>
          <div className="h-1 shrink-0 lg:hidden" />
          {hasBill && (
            <PlaceOrderBar
              onPlaceOrder={placeOrder}
              isLeaving={isLeaving}
              orderError={orderError}
              changes={changes}
              areChangesFocused={areChangesFocused}
            />
          )}
        </div>
        {env.hasCartSuggestions && view === 'filled' && isAfterFirstScreen && (
          <Suspense>
            <CartSuggestions />
          </Suspense>
        )}
      </div>
      {isLeftForPayment && (
        <Suspense>
          <MissingOrder />
        </Suspense>
      )}
      <Suspense>
        <AddressSheet />
      </Suspense>
    </div>
  );
}
