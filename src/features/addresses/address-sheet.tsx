import { ChevronRight, CircleAlert, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { addressLine } from '@/domain/addresses/rules';
import {
  addressList,
  deleteAddress,
  selectChosenAddress,
  selectDeletingAddressId,
  selectHasAddressWithoutId,
} from '@/domain/addresses/slice';
import { addressChosen, type Address } from '@/domain/addresses/types';
import { addressSheetClosed, selectIsAddressSheetOpen } from '@/domain/dialogs/slice';
import { CLARITY_MASK } from '@/integrations/analytics/clarity-mask';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useResource } from '@/store/use-resource';
import { m } from '@/texts';
import { formatText } from '@/texts/stored-text';
import { classNames } from '@/ui/class-names';
import { IconButton } from '@/ui/controls/icon-button';
import { RetryButton } from '@/ui/controls/retry-button';
import { Notice } from '@/ui/feedback/notice';
import { ResourceView } from '@/ui/feedback/resource-view';
import { SkeletonRows } from '@/ui/feedback/skeleton-rows';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { Spinner } from '@/ui/feedback/spinner';
import { StateMessage } from '@/ui/feedback/state-message';
import { useFocusFallback } from '@/ui/hooks/use-focus-fallback';
import { Dialog } from '@/ui/overlay/dialog';
import { LocationPicker } from './location-picker';

/** Focus fallback after an address is deleted. */
const ADD_BUTTON_ID = 'add-address';

/** 'Select an address' sheet and the overlay that adds an address (docs/behaviour.md 11.1). */
export function AddressSheet() {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectIsAddressSheetOpen);
  const hasAddressWithoutId = useAppSelector(selectHasAddressWithoutId);
  const [isAdding, setAdding] = useState(false);
  // Close the overlay with the sheet: it must not reopen by itself, for example for another diner.
  if (isAdding && !open) setAdding(false);

  return (
    <>
      <Dialog open={open} onClose={() => dispatch(addressSheetClosed())} label={m.addresses_sheet_title()}>
        <Dialog.Header>{m.addresses_sheet_title()}</Dialog.Header>
        <Dialog.Body className="px-5">
          <button
            id={ADD_BUTTON_ID}
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
          <AddressList />
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

function AddressList() {
  const { status, data, failure, retry } = useResource(addressList, undefined, 'each-time');
  const errorText = failure ? formatText(failure) : '';
  return (
    <ResourceView
      status={status}
      // The list is empty until the server has answered.
      data={data?.length || status === 'ready' ? data : null}
      placeholder={
        <SkeletonRows
          rows={3}
          widths={['w-28', 'w-full', 'w-2/3']}
          className="divide-y divide-line border-t border-line"
          rowClassName="py-4"
        />
      }
      failed={{ id: 'retry-addresses', role: 'alert', title: errorText, level: 3 }}
      retry={retry}
      empty={
        <StateMessage
          kind="not-found"
          title={m.addresses_empty_title()}
          description={m.addresses_empty_text()}
          level={3}
        />
      }
    >
      {(addresses) => (
        <>
          {status === 'failed' && (
            <Notice
              tone="danger"
              role="alert"
              icon={<CircleAlert />}
              action={
                <RetryButton
                  id="retry-addresses"
                  variant="text"
                  size="44"
                  onRetry={retry}
                  className="-my-2.5 -me-4"
                />
              }
              className="mb-2"
            >
              {errorText}
            </Notice>
          )}
          <ul
            {...CLARITY_MASK}
            aria-label={m.addresses_saved_list()}
            className="divide-y divide-line border-t border-line"
          >
            {addresses.map((address) => (
              <AddressRow key={address.id} address={address} />
            ))}
          </ul>
        </>
      )}
    </ResourceView>
  );
}

function AddressRow({ address }: { address: Address }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const row = useFocusFallback(ADD_BUTTON_ID);
  const isChosen = useAppSelector((state) => selectChosenAddress(state)?.id === address.id);
  const deletingId = useAppSelector(selectDeletingAddressId);
  const house = address.houseNumber || addressLine(address);

  const choose = () => {
    dispatch(addressChosen(address.id));
    dispatch(addressSheetClosed());
  };

  return (
    <li ref={row} className="py-2">
      <div className="flex items-start gap-1">
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={choose}
          className="flex min-w-0 flex-1 items-start gap-3 py-2 text-start"
        >
          <span
            aria-hidden="true"
            className={classNames(
              'mt-0.5 size-5 shrink-0 rounded-full',
              isChosen ? 'border-6 border-accent bg-surface-raised' : 'border-[1.75px] border-line-strong',
            )}
          />
          <span className="min-w-0 break-words">
            {address.houseNumber && (
              <span dir="auto" className="block text-16 font-semibold">
                {address.houseNumber}
              </span>
            )}
            <span className="block text-14 text-ink-muted">
              {m.addresses_delivers_to({ address: addressLine({ ...address, houseNumber: '' }) })}
            </span>
          </span>
        </button>
        <IconButton
          label={m.addresses_edit_named({ house })}
          icon={<Pencil className="size-5" strokeWidth={1.75} />}
          onClick={() => void navigate(paths.address(address.id))}
        />
        <IconButton
          label={m.addresses_delete_named({ house })}
          icon={deletingId === address.id ? <Spinner /> : <Trash2 className="size-5" strokeWidth={1.75} />}
          aria-busy={deletingId === address.id || undefined}
          aria-disabled={deletingId !== null || undefined}
          onClick={() => void dispatch(deleteAddress(address.id))}
          className="-me-3"
        />
      </div>
      {deletingId === address.id && <SlowNotice busy className="pb-2 text-14 text-ink-muted" />}
    </li>
  );
}
