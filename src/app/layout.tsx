import { Suspense } from 'react';
import { Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { isTrackingPath, normalizePath, paths } from '@/config/paths';
import { selectIsLookupFailed } from '@/domain/connection/slice';
import { selectMenu } from '@/domain/menu/slice';
import { selectMayTrack } from '@/domain/orders/state';
import { selectLoginOpen, selectRepeatDishId } from '@/domain/prompts/slice';
import { selectIsClosed } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { classNames } from '@/ui/class-names';
import { onDemand } from '@/ui/on-demand';
import { useHydrated } from '@/ui/use-hydrated';
import { useIdle } from '@/ui/use-idle';
import { useOpened } from '@/ui/use-opened';
import { useWanted } from '@/ui/use-wanted';
import { useWarmUp } from '@/ui/use-warm-up';
import { BackToTop } from './back-to-top';
import { CartBar } from './cart-bar';
import { CartNews } from './cart-news';
import { ConnectionNotice } from './connection-notice';
import { Dock } from './dock';
import { Footer } from './footer';
import { MissingDialog, MissingPage, MissingSilently } from './missing';
import { OrderNews } from './order-news';
import { TopBar } from './top-bar';
import { useHomeSlash } from './use-home-slash';
import { usePageDescription } from './use-page-description';
import { usePageIdentity } from './use-page-identity';
import { useScrollToTop } from './use-scroll-to-top';
import { useVisitEvents } from './use-visit-events';

const SideMenu = onDemand(() => import('./side-menu').then((module) => module.SideMenu), MissingDialog);
const LoginDialog = onDemand(
  () => import('@/features/login/login-dialog').then((module) => module.LoginDialog),
  MissingDialog,
);
const DishPopup = onDemand(
  () => import('@/features/dish/dish-popup').then((module) => module.DishPopup),
  MissingDialog,
);
const RepeatSheet = onDemand(
  () => import('@/features/dish/repeat-sheet').then((module) => module.RepeatSheet),
  MissingDialog,
);
const ClosedModal = onDemand(
  () => import('@/features/closed/closed-modal').then((module) => module.ClosedModal),
  MissingSilently,
);
const Unreachable = onDemand(() => import('./unreachable').then((module) => module.Unreachable), MissingPage);
const TrackingBar = onDemand(
  () => import('@/features/tracking/tracking-bar').then((module) => module.TrackingBar),
  MissingSilently,
);

/** What a tap on any page opens. */
const partsOfTaps = [SideMenu, DishPopup];

/** Pages that have a head of their own on phones, in place of the top bar. */
function hasOwnHead(page: string): boolean {
  return page !== paths.home && page !== paths.menu() && !page.startsWith(`${paths.menu()}/`);
}

/** Pages that end in a bar of their own, or in a form. */
const WITHOUT_DOCK = [paths.cart, paths.address, paths.booking].map(normalizePath);

/** The layout route: what all pages of a restaurant share (spec, section 2: Routes under the shared layout). */
export function Layout() {
  const page = normalizePath(useLocation().pathname);
  const sideMenu = useOpened();
  const isLookupFailed = useAppSelector(selectIsLookupFailed);
  const hasMenu = useAppSelector(selectMenu).data !== null;
  const isIdle = useIdle();
  const mayTrack = useAppSelector(selectMayTrack);
  const wantsMenu = useWanted(sideMenu.isOpen);
  useHomeSlash();
  usePageDescription();
  usePageIdentity();
  useScrollToTop();
  useVisitEvents();
  useWarmUp(partsOfTaps);

  if (isTrackingPath(page)) {
    return (
      <Suspense>
        <Outlet />
        <Prompts />
      </Suspense>
    );
  }
  const isHome = page === paths.home;
  const withOwnHead = hasOwnHead(page);
  const hasDock = !WITHOUT_DOCK.includes(page);
  return (
    <>
      <a
        href="#content"
        // Without an entry in the history, which Back would have to pass, and every dialog closes by going back.
        onClick={(event) => {
          event.preventDefault();
          document.getElementById('content')?.focus();
        }}
        className="fixed start-2 top-2 z-50 -translate-y-20 rounded-control bg-surface-raised px-4 py-3 font-semibold focus:translate-y-0 focus:shadow-float"
      >
        {m.layout_skip_to_content()}
      </a>
      <ConnectionNotice />
      <TopBar onOpenMenu={sideMenu.open} {...(withOwnHead && { className: 'max-lg:hidden' })} />
      {wantsMenu && (
        <Suspense>
          <SideMenu open={sideMenu.isOpen} onClose={sideMenu.close} />
        </Suspense>
      )}
      <main
        id="content"
        tabIndex={-1}
        // The footer begins below the window, whatever of the page is there yet.
        className={classNames(
          'outline-none lg:min-h-[calc(100dvh-56px)]',
          withOwnHead ? 'max-lg:min-h-dvh' : 'max-lg:min-h-[calc(100dvh-56px)]',
        )}
      >
        <Suspense>{isLookupFailed && !hasMenu ? <Unreachable /> : <Outlet />}</Suspense>
      </main>
      <OrderNews />
      <CartNews />
      <Footer />
      <BackToTop />
      {hasDock && (
        <Dock>
          {isHome && isIdle && mayTrack && (
            <Suspense>
              <TrackingBar />
            </Suspense>
          )}
          <CartBar />
        </Dock>
      )}
      <Prompts />
    </>
  );
}

/** The dialogs that any page may open; each is loaded when it is first wanted. */
function Prompts() {
  const isHydrated = useHydrated();
  const [query] = useSearchParams();
  const wantsLogin = useWanted(useAppSelector(selectLoginOpen));
  const wantsDish = useWanted(query.has('dish'));
  const wantsRepeat = useWanted(useAppSelector(selectRepeatDishId) !== null);
  const isClosed = useAppSelector(selectIsClosed);
  if (!isHydrated) return null;
  return (
    <Suspense>
      {wantsDish && <DishPopup />}
      {wantsRepeat && <RepeatSheet />}
      {isClosed && <ClosedModal />}
      {wantsLogin && <LoginDialog />}
    </Suspense>
  );
}
