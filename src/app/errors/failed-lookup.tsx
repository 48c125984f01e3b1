import { selectConnectivity } from '@/domain/connectivity/slice';
import { selectLookup, selectShopSite } from '@/domain/shop/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { loadShop } from '@/store/wanted';
import { m } from '@/texts';
import { RetryButton } from '@/ui/controls/retry-button';
import { StateMessage } from '@/ui/feedback/state-message';

/** Shown on the primary domain without a slug, and for a restaurant that the lookup does not know. */
export function NoRestaurant() {
  const { domain } = useAppSelector(selectShopSite);
  const isPending = useAppSelector(selectLookup).status === 'pending';
  const dispatch = useAppDispatch();
  return (
    <main tabIndex={-1} className="grid min-h-dvh place-items-center outline-none">
      <StateMessage
        kind="not-found"
        level={1}
        title={m.layout_no_restaurant_title()}
        description={m.layout_no_restaurant_text()}
        action={
          domain && (
            <RetryButton
              id="retry-shop"
              variant="secondary"
              busy={isPending}
              onRetry={() => void dispatch(loadShop())}
            />
          )
        }
      />
    </main>
  );
}

/** Replaces the page while the restaurant lookup fails and no persisted data exist. */
export function Unreachable() {
  const dispatch = useAppDispatch();
  const isOffline = useAppSelector(selectConnectivity) === 'offline';
  const isPending = useAppSelector(selectLookup).status === 'pending';
  return (
    <StateMessage
      level={1}
      kind={isOffline ? 'offline' : 'failed'}
      title={isOffline ? m.layout_offline_title() : m.layout_unreachable_title()}
      description={isOffline ? m.layout_offline_text() : m.layout_unreachable_text()}
      action={<RetryButton id="retry-shop" busy={isPending} onRetry={() => void dispatch(loadShop())} />}
    />
  );
}
