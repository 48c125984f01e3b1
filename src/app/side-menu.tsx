import {
  BookOpen,
  House,
  Languages,
  LogIn,
  LogOut,
  ReceiptText,
  ScrollText,
  Search,
  Shield,
  ShoppingBag,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/config/paths';
import { selectItemCount } from '@/domain/cart/slice';
import { loginRequested } from '@/domain/dialogs/slice';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { classNames } from '@/ui/layout/class-names';
import { Dialog } from '@/ui/overlay/dialog';
import { CountBadge } from '@/ui/text/count-badge';
import { NavLink } from '@/ui/controls/link';
import { VisuallyHidden } from '@/ui/text/visually-hidden';
import { useLanguageSwitch } from './use-language-switch';
import { useLogout } from './use-logout';

interface SideMenuProps {
  open: boolean;
  onClose: () => void;
}

const ENTRY = 'flex min-h-12 items-center gap-3 rounded-control px-2 text-14 [&_svg]:size-5 [&_svg]:shrink-0';

/** The navigation panel (spec §2 Top bar and side menu). */
export function SideMenu({ open, onClose }: SideMenuProps) {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const count = useAppSelector(selectItemCount);
  const dispatch = useAppDispatch();
  const logout = useLogout();
  const { others, choose } = useLanguageSwitch();

  const entry = (to: string, icon: ReactNode, text: string, badge?: ReactNode) => (
    <li>
      {/* Replaces the panel's history entry, so that Back skips it. */}
      <NavLink
        to={to}
        end={to === paths.home}
        replace
        onClick={onClose}
        className={({ isActive }) =>
          classNames(
            ENTRY,
            isActive ? 'bg-accent-soft font-semibold text-accent-strong' : 'hover:bg-surface-sunken',
          )
        }
      >
        {icon}
        <span className="min-w-0 flex-1">{text}</span>
        {badge}
      </NavLink>
    </li>
  );

  return (
    <Dialog open={open} onClose={onClose} variant="panel" label={m.layout_menu_panel()}>
      <Dialog.Header>{m.layout_menu_panel()}</Dialog.Header>
      <Dialog.Body>
        <ul className="px-2">
          {entry(paths.home, <House aria-hidden="true" />, m.layout_home())}
          {entry(paths.menu(), <BookOpen aria-hidden="true" />, m.layout_menu())}
          {entry(paths.search, <Search aria-hidden="true" />, m.layout_search())}
          {entry(paths.history, <ReceiptText aria-hidden="true" />, m.layout_order_history())}
          {entry(
            paths.cart,
            <ShoppingBag aria-hidden="true" />,
            m.layout_cart(),
            count > 0 && (
              <>
                <span aria-hidden="true">
                  <CountBadge>{count}</CountBadge>
                </span>
                <VisuallyHidden>{m.layout_cart_count({ count })}</VisuallyHidden>
              </>
            ),
          )}
          <li aria-hidden="true" className="mx-2 my-2 border-t border-line" />
          {entry(paths.privacy, <Shield aria-hidden="true" />, m.layout_privacy())}
          {entry(paths.refund, <Undo2 aria-hidden="true" className="rtl:-scale-x-100" />, m.layout_refund())}
          {entry(paths.terms, <ScrollText aria-hidden="true" />, m.layout_terms())}
          <li aria-hidden="true" className="mx-2 my-2 border-t border-line" />
          {others.map(({ code, name }) => (
            <li key={code}>
              <button
                type="button"
                lang={code}
                onClick={() => {
                  onClose();
                  void choose(code);
                }}
                className={classNames(ENTRY, 'w-full text-start hover:bg-surface-sunken')}
              >
                <Languages aria-hidden="true" />
                {name}
              </button>
            </li>
          ))}
        </ul>
      </Dialog.Body>
      <Dialog.Footer>
        <Button
          variant="secondary"
          size="44"
          className="w-full"
          onClick={() => {
            onClose();
            if (isLoggedIn) logout();
            else dispatch(loginRequested());
          }}
        >
          {isLoggedIn ? (
            <LogOut aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          ) : (
            <LogIn aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          )}
          {isLoggedIn ? m.layout_logout() : m.layout_login()}
        </Button>
      </Dialog.Footer>
    </Dialog>
  );
}
