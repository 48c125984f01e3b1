import { ChevronDown, MapPin, Menu, Search } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { routes, routesWith, type RouteIdWith } from '@/config/routes';
import { selectHasLookupFailed } from '@/domain/connectivity/slice';
import { selectInfo, selectShownInfo } from '@/domain/shop/slice';
import { clampGraphemes } from '@/lib/graphemes';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { classNames } from '@/ui/class-names';
import { IconButton } from '@/ui/controls/icon-button';
import { Popover } from '@/ui/overlay/popover';
import { Skeleton } from '@/ui/feedback/skeleton';
import { CartCount } from './cart-count';
import { LoginOrLogout } from './login-or-logout';
import { mainLinks } from './nav-links';
import { ShopLogo } from './shop-logo';
import { ShopStatus } from './shop-status';
import { useCartSummary } from './use-cart-summary';
import { WalletBalance } from './wallet-balance';

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

/** The top bar (spec §2, Top bar and side menu). */
export function TopBar({ className, onOpenMenu }: { className?: string; onOpenMenu: () => void }) {
  const info = useAppSelector(selectShownInfo);
  const { status } = useAppSelector(selectInfo);
  // After a failed lookup, the name is not requested.
  const hasLookupFailed = useAppSelector(selectHasLookupFailed);
  const isLoading = status !== 'failed' && !hasLookupFailed;
  return (
    <header className={classNames('@container sticky top-notice z-30 bg-surface low:static', className)}>
      <div className="page-width flex h-14 items-center gap-1 lg:h-18 lg:gap-2">
        <SideMenuButton onOpen={onOpenMenu} className="-ms-2.5" />
        <div className="@container flex min-w-0 flex-1 items-center">
          {info ? <ShopPopover /> : isLoading && <Skeleton className="h-8 w-40 rounded-control" />}
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

function ShopPopover() {
  const info = useAppSelector(selectShownInfo);
  if (!info) return null;
  const area = info.address.split(',').slice(-2).join(',').replace(/\d{6}/, '').trim();
  return (
    <Popover
      label={m.layout_about_popover({ name: info.name })}
      buttonClassName="relative flex min-h-11 min-w-0 items-center gap-2 rounded-control text-start lg:gap-3"
      button={
        <>
          <ShopLogo className="size-8 rounded-control max-[359px]:@min-[4rem]:hidden lg:size-11" />
          <span className="min-w-0 @max-[4rem]:sr-only @max-[4rem]:top-0">
            <span className="flex min-w-0 items-center gap-1 text-16 font-semibold">
              <span dir="auto" className="line-clamp-2 min-w-0 wrap-anywhere [white-space:inherit]">
                {info.name}
              </span>
              <ChevronDown className="size-4 shrink-0 max-lg:hidden" />
            </span>{' '}
            <span dir="auto" className="block truncate text-12 text-ink-muted max-lg:hidden">
              {area}
            </span>
          </span>
        </>
      }
    >
      <div className="flex items-center gap-4">
        <ShopLogo className="size-15 rounded-card" />
        <div className="min-w-0">
          <p dir="auto" className="text-20 font-bold">
            {info.name}
          </p>
          <ShopStatus />
        </div>
      </div>
      {info.about && (
        <p dir="auto" className="mt-3 text-14">
          {info.about}
        </p>
      )}
      {info.address && (
        <p className="mt-3 flex gap-2 text-14 text-ink-muted">
          <MapPin className="size-5 shrink-0" />
          <span dir="auto">{info.address}</span>
        </p>
      )}
    </Popover>
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
