import { m } from '@/texts';
import { StateMessage } from '@/ui/state-message';

/** For the primary domain without a slug, and for a restaurant that the lookup does not know. */
export function NoRestaurant() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <StateMessage
        kind="not-found"
        title={m.layout_no_restaurant_title()}
        sentence={m.layout_no_restaurant_text()}
      />
    </main>
  );
}
