import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { selectAddress, selectAddresses, fetchAddresses } from '@/domain/addresses/slice';
import { loginRequested } from '@/domain/dialogs/slice';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { m } from '@/texts';
import { Button, buttonClass } from '@/ui/controls/button';
import { LoadingStatus } from '@/ui/feedback/loading-status';
import { PageHeader } from '@/ui/layout/page-header';
import { RetryButton } from '@/ui/controls/retry-button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { StateMessage } from '@/ui/feedback/state-message';
import { useBackToSheet } from './use-back-to-sheet';
import { EditForm } from './edit-form';
import { useFetchAddresses } from './use-fetch-addresses';

interface EditAddressProps {
  id: string;
  goBack: () => void;
}

/** 'Edit Delivery Address' page (spec §2, Address screens). On a cold load it fetches the list first. */
export function EditAddress({ id, goBack }: EditAddressProps) {
  const store = useAppStore();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const address = useAppSelector((state) => selectAddress(state, id));
  const back = useBackToSheet(goBack);
  useFetchAddresses({ isNeeded: true });

  // Only when the page opens: a diner who logs out here leaves for home.
  useEffect(() => {
    if (!selectIsLoggedIn(store.getState())) store.dispatch(loginRequested());
  }, [store]);

  return (
    <>
      <PageHeader title={m.addresses_edit_title()} onBack={back} />
      {isLoggedIn && address ? (
        <EditForm key={address.id} address={address} onDone={back} />
      ) : (
        <NoAddress isLoggedIn={isLoggedIn} />
      )}
    </>
  );
}

function NoAddress({ isLoggedIn }: { isLoggedIn: boolean }) {
  const dispatch = useAppDispatch();
  const { status, errorText } = useAppSelector(selectAddresses);

  if (!isLoggedIn) {
    return (
      <StateMessage
        kind="not-found"
        title={m.addresses_login_title()}
        description={m.addresses_login_text()}
        action={<Button onClick={() => dispatch(loginRequested())}>{m.login_title()}</Button>}
      />
    );
  }
  if (status === 'failed') {
    return (
      <StateMessage
        kind="failed"
        role="alert"
        title={errorText}
        action={<RetryButton id="retry-address" onRetry={() => void dispatch(fetchAddresses())} />}
      />
    );
  }
  if (status !== 'ready') return <FormSkeleton />;
  return (
    <StateMessage
      kind="not-found"
      title={m.addresses_unknown_title()}
      description={m.addresses_unknown_text()}
      action={
        <Link to={paths.cart} className={buttonClass()}>
          {m.addresses_to_cart()}
        </Link>
      }
    />
  );
}

function FormSkeleton() {
  return (
    <div className="page-width pt-2 pb-8">
      <LoadingStatus />
      <div className="max-w-140">
        {[0, 1, 2, 3, 4].map((field) => (
          <div key={field} className="mb-5">
            <Skeleton className="h-4 w-28" />
            <Skeleton shape="box" className="mt-2 h-12" />
          </div>
        ))}
      </div>
    </div>
  );
}
