import { Suspense, useState } from 'react';
import { Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import { selectLoginOpen, selectRepeatDishId } from '@/domain/prompts/slice';
import { selectIsClosed, selectLookup } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { onDemand } from '@/ui/on-demand';
import { BackToTop } from './back-to-top';
import { CartBar } from './cart-bar';
import { Dock } from './dock';
import { Footer } from './footer';
import { MissingPrompt, MissingSilently } from './missing';
import { OrderNews } from './order-news';
import { SideMenu } from './side-menu';
import { TopBar } from './top-bar';
import { Unreachable } from './unreachable';
import { usePageIdentity } from './use-page-identity';
import { useScrollToTop } from './use-scroll-to-top';
import { useVisitEvents } from './use-visit-events';
import { useWanted } from './use-wanted';

const LoginDialog = onDemand(
  () => import('@/features/login/login-dialog').then((module) => module.LoginDialog),
  MissingPrompt,
);
const DishPopup = onDemand(
  () => import('@/features/dish/dish-popup').then((module) => module.DishPopup),
  MissingPrompt,
);
const RepeatSheet = onDemand(
  () => import('@/features/dish/repeat-sheet').then((module) => module.RepeatSheet),
  MissingPrompt,
);
const ClosedModal = onDemand(
  () => import('@/features/closed/closed-modal').then((module) => module.ClosedModal),
  MissingSilently,
);
const TrackingBar = onDemand(
  () => import('@/features/tracking/tracking-bar').then((module) => module.TrackingBar),
  MissingSilently,
);

/** A path as the router tells paths apart: without regard to case or to slashes at its end. */
function pageOf(pathname: string): string {
  return pathname.replace(/\/+$/, '').toLowerCase() || paths.home;
}

/** Pages that have a head of their own on phones, in place of the top bar. */
function hasOwnHead(page: string): boolean {
  return page !== paths.home && page !== paths.menu() && !page.startsWith(`${paths.menu()}/`);
}

/** What every page of a restaurant shares (spec, section 2: Routes under the shared layout). */
export function Layout() {
  const page = pageOf(useLocation().pathname);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const lookup = useAppSelector(selectLookup);
  usePageIdentity();
  useScrollToTop();
  useVisitEvents();

  const isTracking = page.endsWith('/orderinfo');
  if (isTracking) {
    return (
      <Suspense>
        <Outlet />
        <Prompts />
      </Suspense>
    );
  }
  const isHome = page === paths.home;
  const hasDock = page !== paths.cart && page !== paths.address;
  return (
    <>
      <a
        href="#content"
        className="fixed start-2 top-2 z-50 -translate-y-20 rounded-control bg-surface-raised px-4 py-3 font-semibold focus:translate-y-0 focus:shadow-float"
      >
        {m.layout_skip_to_content()}
      </a>
      <TopBar
        onOpenMenu={() => setMenuOpen(true)}
        {...(hasOwnHead(page) && { className: 'max-lg:hidden' })}
      />
      <SideMenu open={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-56px)] outline-none">
        {lookup === 'failed' ? (
          <Unreachable />
        ) : (
          <Suspense>
            <Outlet />
          </Suspense>
        )}
      </main>
      <OrderNews />
      <Footer />
      <BackToTop />
      {hasDock && (
        <Dock>
          {isHome && (
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
  const [query] = useSearchParams();
  const wantsLogin = useWanted(useAppSelector(selectLoginOpen));
  const wantsDish = useWanted(query.has('dish'));
  const wantsRepeat = useWanted(useAppSelector(selectRepeatDishId) !== null);
  const isClosed = useAppSelector(selectIsClosed);
  return (
    <Suspense>
      {wantsDish && <DishPopup />}
      {wantsRepeat && <RepeatSheet />}
      {isClosed && <ClosedModal />}
      {wantsLogin && <LoginDialog />}
    </Suspense>
  );
}
