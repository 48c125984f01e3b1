import { Languages, ScrollText, Shield, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { NavLink } from 'react-router-dom';
import { routes, routesWith, type RouteId, type RouteIdWith } from '@/config/routes';
import { selectItemCount } from '@/domain/cart/slice';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { classNames } from '@/ui/class-names';
import { Dialog } from '@/ui/overlay/dialog';
import { CartCount } from './cart-count';
import { LoginOrLogout } from './login-or-logout';
import { mainLinks, type NavLinkContent } from './nav-links';
import { useLanguageSwitch } from './use-language-switch';

interface SideMenuProps {
  open: boolean;
  onClose: () => void;
}

const LINK_CLASSES =
  'flex min-h-12 items-center gap-3 rounded-control px-2 text-14 -outline-offset-2 [&_svg]:size-5 [&_svg]:shrink-0';

const moreLinks: Readonly<Record<RouteIdWith<'nav', 'more'>, NavLinkContent>> = {
  privacyPolicy: { icon: <Shield />, label: () => m.layout_privacy() },
  refundPolicy: {
    icon: <Undo2 className="rtl:-scale-x-100" />,
    label: () => m.layout_refund(),
  },
  termAndCondition: { icon: <ScrollText />, label: () => m.layout_terms() },
};

/** The navigation panel (docs/behaviour.md 2.2). */
export function SideMenu({ open, onClose }: SideMenuProps) {
  const count = useAppSelector(selectItemCount);
  const { others, choose } = useLanguageSwitch();

  const renderLink = (id: RouteId, { icon, label }: NavLinkContent, badge?: ReactElement | false) => (
    <li key={id}>
      {/* Replaces the panel's history entry, so that Back skips it. */}
      <NavLink
        to={routes[id].patterns[0]}
        end={id === 'home'}
        replace
        onClick={onClose}
        className={({ isActive }) =>
          classNames(
            LINK_CLASSES,
            isActive ? 'bg-accent-soft font-semibold text-accent-strong' : 'hover:bg-surface-sunken',
          )
        }
      >
        {icon}
        <span className="min-w-0 flex-1">{label()}</span>
        {badge}
      </NavLink>
    </li>
  );

  return (
    <Dialog open={open} onClose={onClose} variant="panel" label={m.layout_menu_panel()}>
      <Dialog.Header>{m.layout_menu_panel()}</Dialog.Header>
      <Dialog.Body>
        <ul className="px-2">
          {routesWith('nav', 'main').map((id) =>
            renderLink(id, mainLinks[id], id === 'cart' && <CartCount count={count} />),
          )}
          <li aria-hidden="true" className="mx-2 my-2 border-t border-line" />
          {routesWith('nav', 'more').map((id) => renderLink(id, moreLinks[id]))}
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
                className={classNames(LINK_CLASSES, 'w-full text-start hover:bg-surface-sunken')}
              >
                <Languages />
                <span>{name}</span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog.Body>
      <Dialog.Footer>
        <LoginOrLogout className="w-full" onPress={onClose} />
      </Dialog.Footer>
    </Dialog>
  );
}
