import { CircleAlert, Pencil, Trash2 } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import {
  selectAddresses,
  selectChosenAddress,
  selectDeletingAddressId,
  deleteAddress,
  fetchAddresses,
} from '@/domain/addresses/slice';
import { addressLine } from '@/domain/addresses/rules';
import type { Address } from '@/domain/addresses/types';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { classNames } from '@/ui/class-names';
import { IconButton } from '@/ui/controls/icon-button';
import { CLARITY_MASK } from '@/integrations/analytics/clarity-mask';
import { LoadingStatus } from '@/ui/feedback/loading-status';
import { Notice } from '@/ui/feedback/notice';
import { RetryButton } from '@/ui/controls/retry-button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { Spinner } from '@/ui/feedback/spinner';
import { StateMessage } from '@/ui/feedback/state-message';
import { FROM_SHEET } from './use-back-to-sheet';

interface AddressListProps {
  onPick: (id: string) => void;
  onDeleted: () => void;
}

export function AddressList({ onPick, onDeleted }: AddressListProps) {
  const dispatch = useAppDispatch();
  const { status, data: addresses, errorText } = useAppSelector(selectAddresses);
  const chosen = useAppSelector(selectChosenAddress);
  const retry = () => void dispatch(fetchAddresses());

  if (addresses.length === 0) {
    if (status === 'failed') {
      const retryButton = <RetryButton id="retry-addresses" onRetry={retry} />;
      return <StateMessage kind="failed" role="alert" title={errorText} action={retryButton} level={3} />;
    }
    if (status !== 'ready') return <LoadingRows />;
    return (
      <StateMessage
        kind="not-found"
        title={m.addresses_empty_title()}
        description={m.addresses_empty_text()}
        level={3}
      />
    );
  }
  return (
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
          <AddressRow
            key={address.id}
            address={address}
            isChosen={address.id === chosen?.id}
            onPick={onPick}
            onDeleted={onDeleted}
          />
        ))}
      </ul>
    </>
  );
}

interface AddressRowProps extends AddressListProps {
  address: Address;
  isChosen: boolean;
}

function AddressRow({ address, isChosen, onPick, onDeleted }: AddressRowProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const deletingId = useAppSelector(selectDeletingAddressId);
  const house = address.houseNumber || addressLine(address);

  const remove = async () => {
    const result = await dispatch(deleteAddress(address.id));
    if (deleteAddress.fulfilled.match(result)) onDeleted();
  };

  return (
    <li className="py-2">
      <div className="flex items-start gap-1">
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={() => onPick(address.id)}
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
          onClick={() => void navigate(paths.address(address.id), { state: FROM_SHEET })}
        />
        <IconButton
          label={m.addresses_delete_named({ house })}
          icon={deletingId === address.id ? <Spinner /> : <Trash2 className="size-5" strokeWidth={1.75} />}
          aria-busy={deletingId === address.id || undefined}
          aria-disabled={deletingId !== null || undefined}
          onClick={() => void remove()}
          className="-me-3"
        />
      </div>
      {deletingId === address.id && <SlowNotice busy className="pb-2 text-14 text-ink-muted" />}
    </li>
  );
}

function LoadingRows() {
  return (
    <div className="divide-y divide-line border-t border-line">
      <LoadingStatus />
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-3 py-4">
          <Skeleton className="size-5" />
          <div className="flex-1">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="mt-3 h-3.5 w-full" />
            <Skeleton className="mt-2 h-3.5 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
