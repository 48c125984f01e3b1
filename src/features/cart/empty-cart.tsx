import { paths } from '@/config/paths';
import { m } from '@/texts';
import { buttonClass } from '@/ui/controls/button';
import { Link } from '@/ui/controls/link';
import { StateMessage } from '@/ui/feedback/state-message';

/** Id of the way out of the empty cart, which takes the focus when the last line goes. */
export const EMPTY_CART_WAY = 'empty-cart-way';

/** 'empty cart !', with the way to the menu (spec, section 2: Cart). */
export function EmptyCart() {
  return (
    <div role="status">
      <StateMessage
        kind="empty-cart"
        title={m.cart_empty()}
        sentence={m.cart_empty_sentence()}
        action={
          <Link id={EMPTY_CART_WAY} to={paths.menu()} className={buttonClass()}>
            {m.cart_browse_menu()}
          </Link>
        }
        className="pt-24 [&_h2]:first-letter:uppercase"
      />
    </div>
  );
}
