import { Plus, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { addressChosen } from '@/domain/addresses/types';
import { selectHasAddressWithoutId } from '@/domain/addresses/slice';
import { selectIsAddressChosen } from '@/domain/checkout/slice';
import {
  addressSheetRequested,
  addressSheetClosed,
  pendingActionResumed,
  selectIsAddressSheetOpen,
  selectPendingAction,
} from '@/domain/dialogs/slice';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Dialog } from '@/ui/overlay/dialog';
import { Notice } from '@/ui/feedback/notice';
import { AddressList } from './address-list';
import { LocationPicker } from './location-picker';
import { useFetchAddresses } from './use-fetch-addresses';

/** 'Select an address' sheet and the overlay that adds an address (spec §2, Address screens). */
export function AddressSheet() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectIsAddressSheetOpen);
  const hasAddressWithoutId = useAppSelector(selectHasAddressWithoutId);
  const [isAdding, setAdding] = useState(false);
  // Close the overlay with the sheet: it must not reopen by itself, for example for another diner.
  if (isAdding && !open) setAdding(false);
  const addButton = useRef<HTMLButtonElement>(null);
  useOpenAfterLogin();
  // The cart page shows the chosen address, so fetch the list before the sheet opens.
  useFetchAddresses({
    isSheetOpen: open,
    isNeeded: useAppSelector(selectIsAddressChosen),
    shouldRetry: true,
  });

  return (
    <>
      <Dialog open={open} onClose={() => dispatch(addressSheetClosed())} label={m.addresses_sheet_title()}>
        <Dialog.Header>{m.addresses_sheet_title()}</Dialog.Header>
        <Dialog.Body className="px-5">
          <button
            ref={addButton}
            type="button"
            onClick={() => setAdding(true)}
            className="flex min-h-14 w-full items-center gap-3 text-16 font-semibold text-accent-strong"
          >
            <Plus className="size-5" />
            <span className="flex-1 text-start">{m.addresses_add()}</span>
            <ChevronRight className="size-5 rtl:-scale-x-100" />
          </button>
          <div role="status">
            {hasAddressWithoutId && (
              <Notice tone="warning" className="mb-2">
                {m.addresses_choose_saved()}
              </Notice>
            )}
          </div>
          <AddressList
            onPick={(id) => {
              dispatch(addressChosen(id));
              dispatch(addressSheetClosed());
            }}
            onDeleted={() => addButton.current?.focus()}
          />
        </Dialog.Body>
      </Dialog>
      <LocationPicker
        open={isAdding}
        onClose={() => setAdding(false)}
        onAdded={(isChosen) => {
          setAdding(false);
          if (isChosen) dispatch(addressSheetClosed());
        }}
      />
    </>
  );
}

function useOpenAfterLogin() {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const pendingAction = useAppSelector(selectPendingAction);

  useEffect(() => {
    if (!isLoggedIn || pendingAction !== 'choose-address') return;
    dispatch(pendingActionResumed());
    dispatch(addressSheetRequested());
  }, [dispatch, isLoggedIn, pendingAction]);
}
