import { selectLookup, selectShopSite } from '@/domain/shop/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { loadShop } from '@/store/load-shop';
import { m } from '@/texts';
import { RetryButton } from '@/ui/controls/retry-button';
import { StateMessage } from '@/ui/feedback/state-message';

/** Shown on the primary domain without a slug, and for a restaurant that the lookup does not know. */
export function NoRestaurant() {
  const { domain } = useAppSelector(selectShopSite);
  const isPending = useAppSelector(selectLookup) === 'pending';
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
