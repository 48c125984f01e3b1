import { Menu, Search, Wallet } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { routes, routesWith, type RouteIdWith } from '@/config/routes';
import { selectHasFailed } from '@/domain/connectivity/slice';
import { selectWallet } from '@/domain/session/slice';
import { selectInfo, selectCompletedInfo } from '@/domain/shop/slice';
import { clampGraphemes } from '@/lib/graphemes';
import { formatRupees } from '@/lib/money';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { classNames } from '@/ui/class-names';
import { IconButton } from '@/ui/controls/icon-button';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CartCount } from './cart-count';
import { LoginOrLogout } from './login-or-logout';
import { mainLinks } from './nav-links';
import { ShopPopover } from './shop-popover';
import { useCartSummary } from './use-cart-summary';

export function SideMenuButton({ onOpen, className }: { onOpen: () => void; className: string }) {
  return (
    <IconButton
      label={m.layout_open_menu()}
      icon={<Menu className="size-6" />}
      onClick={onOpen}
      className={className}
    />
  );
}

/** The top bar (docs/behaviour.md 2.1). */
export function TopBar({ className, onOpenMenu }: { className?: string; onOpenMenu: () => void }) {
  const info = useAppSelector(selectCompletedInfo);
  const hasFailed = useAppSelector((state) => selectHasFailed(state, selectInfo(state)));
  return (
    <header className={classNames('@container sticky top-notice z-30 bg-surface low:static', className)}>
      <div className="page-width flex h-14 items-center gap-1 lg:h-18 lg:gap-2">
        <SideMenuButton onOpen={onOpenMenu} className="-ms-2.5" />
        <div className="@container flex min-w-0 flex-1 items-center">
          {info ? <ShopPopover /> : !hasFailed && <Skeleton className="h-8 w-40 rounded-control" />}
        </div>
        <DesktopLinks />
        <Link
          to={paths.search}
          aria-label={m.layout_search()}
          className="grid size-11 shrink-0 place-items-center rounded-control lg:hidden"
        >
          <Search className="size-6" />
        </Link>
        <WalletBalance />
        <LoginOrLogout className="ms-2 max-lg:hidden" />
        {info && (
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-16 font-bold text-accent-strong uppercase lg:hidden"
          >
            {clampGraphemes(info.name, 1)}
          </span>
        )}
      </div>
    </header>
  );
}

function DesktopLinks() {
  const { count } = useCartSummary();
  return (
    <nav aria-label={m.layout_nav()} className="flex items-center max-lg:hidden xl:gap-1 @max-[56rem]:hidden">
      {routesWith('nav', 'main').map((id) => (
        <TopLink key={id} id={id} count={id === 'cart' ? count : 0} />
      ))}
    </nav>
  );
}

function TopLink({ id, count }: { id: RouteIdWith<'nav', 'main'>; count: number }) {
  const { icon, label } = mainLinks[id];
  return (
    <NavLink
      to={routes[id].patterns[0]}
      end={id === 'home'}
      className={({ isActive }) =>
        classNames(
          'flex min-h-11 items-center gap-2 rounded-control px-2 text-14 font-semibold xl:gap-2.5 xl:px-4 [&_svg]:size-5.5',
          isActive ? 'text-accent-strong' : 'text-ink-muted hover:text-ink',
        )
      }
    >
      {/* Shown first, but last in the DOM, so that the accessible name ends in the count: 'Cart 4 items'. */}
      <span>{label()}</span>{' '}
      <span className="relative order-first">
        {icon}
        <CartCount count={count} className="absolute -end-2.5 -top-2.5" />
      </span>
    </NavLink>
  );
}

/** The reward balance; ₹0 while there is none. */
function WalletBalance() {
  const wallet = useAppSelector(selectWallet);
  return (
    <span
      role="group"
      aria-label={m.layout_wallet()}
      className="flex min-h-9 shrink-0 items-center gap-1.5 rounded-full bg-surface-sunken px-3 text-14 font-semibold tabular-nums"
    >
      <Wallet className="size-4.5" />
      <span>{formatRupees(wallet)}</span>
    </span>
  );
}
