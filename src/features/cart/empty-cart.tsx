import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { m } from '@/texts';
import { buttonClass } from '@/ui/controls/button';
import { StateMessage } from '@/ui/feedback/state-message';

/** Id of the menu link in the empty cart: focus fallback after the last line is removed. */
export const EMPTY_CART_LINK_ID = 'empty-cart-link';

export function EmptyCart() {
  return (
    <div role="status">
      <StateMessage
        kind="empty-cart"
        title={m.cart_empty()}
        isTitleCapitalized
        description={m.cart_empty_text()}
        action={
          <Link id={EMPTY_CART_LINK_ID} to={paths.menu()} className={buttonClass()}>
            {m.cart_browse_menu()}
          </Link>
        }
        className="pt-24"
      />
    </div>
  );
}
