import { Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { matchRoute, routes } from '@/config/routes';
import { selectHasLookupFailed } from '@/domain/connectivity/slice';
import { selectMenu } from '@/domain/menu/slice';
import { selectIsLoggedIn } from '@/domain/session/slice';
import { selectIsClosed, timing } from '@/domain/shop/slice';
import { selectFoundOrderId } from '@/domain/visit/slice';
import { useAppSelector } from '@/store/hooks';
import { useWanted } from '@/store/use-resource';
import { m } from '@/texts';
import { classNames } from '@/ui/class-names';
import { ChunkErrorPage } from '@/ui/feedback/chunk-errors';
import { lazyWithPreload, SilentChunkError } from '@/ui/feedback/lazy-with-preload';
import { lazyDialog } from '@/ui/overlay/lazy-dialog';
import { SideMenuToggle } from '@/ui/layout/page-header';
import { useAfterFirstScreen } from '@/ui/hooks/use-after-first-screen';
import { useDisclosure } from '@/ui/hooks/use-disclosure';
import { CartAnnouncer, OrderAnnouncer } from './announcers';
import { BackToTop } from './back-to-top';
import { CartBar } from './cart-bar';
import { ConnectivityNotice } from './connectivity-notice';
import { Dialogs } from './dialogs';
import { FloatingBars } from './floating-bars';
import { Footer } from './footer';
import { ScrollAnchor } from './scroll-anchor';
import { TallScriptMark } from './tall-script-mark';
import { SideMenuButton, TopBar } from './top-bar';
import { useHomeTrailingSlash, useFocusAndScrollReset, useVisitEvents } from './navigation-effects';
import { usePageDescription, usePageIdentity } from './use-page-head';

const SideMenu = lazyDialog(() => import('./side-menu').then((module) => module.SideMenu), {
  isPreloaded: true,
});
const Unreachable = lazyWithPreload(
  () => import('../errors/failed-lookup').then((module) => module.Unreachable),
  ChunkErrorPage,
);
const TrackingBar = lazyWithPreload(
  () => import('@/features/orders/tracking-bar').then((module) => module.TrackingBar),
  SilentChunkError,
);

const FoundOrder = lazyWithPreload(
  () => import('@/features/orders/found-order').then((module) => module.FoundOrder),
  SilentChunkError,
);

const CONTENT_ID = 'content';

export interface RenderedProps {
  onRendered: (() => void) | undefined;
}

/** Reports that its Suspense boundary is rendered or hydrated, which may be later than what surrounds it. */
export function Rendered({ onRendered }: RenderedProps) {
  useEffect(() => onRendered?.(), [onRendered]);
  return null;
}

/** The shared layout (docs/behaviour.md 2). */
export function Layout({ onRendered }: RenderedProps) {
  // Unknown paths redirect to home.
  const page = matchRoute(useLocation().pathname)?.id ?? 'home';
  const sideMenu = useDisclosure();
  const isUnreachable = useAppSelector(
    (state) => selectHasLookupFailed(state) && selectMenu(state).data === null,
  );
  const isAfterFirstScreen = useAfterFirstScreen();
  // The tracked order, or one in the history of a logged-in diner.
  const canTrack = useAppSelector((state) => state.orders.tracked !== null || selectIsLoggedIn(state));
  useHomeTrailingSlash();
  usePageDescription();
  usePageIdentity();
  useFocusAndScrollReset();
  useVisitEvents();
  const isClosed = useAppSelector(selectIsClosed);
  useWanted(timing, isClosed && page !== 'closed' ? undefined : null, 'polled');

  const { isFullScreen = false, hasFloatingBars = true } = routes[page];
  const hasTopBarOnPhones = routes[page].hasTopBarOnPhones ?? isUnreachable;
  const top = (
    <>
      <TallScriptMark />
      {!isFullScreen && <SkipLink />}
      {!isFullScreen && <ConnectivityNotice />}
      <FoundOrderRegion />
    </>
  );
  if (isFullScreen) {
    return (
      <>
        {top}
        <Suspense>
          <Outlet />
          <Dialogs />
          <Rendered onRendered={onRendered} />
        </Suspense>
      </>
    );
  }
  return (
    <>
      {top}
      <TopBar onOpenMenu={sideMenu.open} {...(!hasTopBarOnPhones && { className: 'max-lg:hidden' })} />
      <SideMenu open={sideMenu.isOpen} onClose={sideMenu.close} />
      <main
        id={CONTENT_ID}
        tabIndex={-1}
        // Keeps the footer below the viewport while the page loads.
        className={classNames(
          'outline-none lg:min-h-[calc(100dvh-56px)]',
          hasTopBarOnPhones ? 'max-lg:min-h-[calc(100dvh-56px)]' : 'max-lg:min-h-dvh',
        )}
      >
        <Suspense>
          <SideMenuToggle
            value={
              !hasTopBarOnPhones && <SideMenuButton onOpen={sideMenu.open} className="-me-2.5 lg:hidden" />
            }
          >
            {isUnreachable ? <Unreachable /> : <Outlet />}
          </SideMenuToggle>
          <Rendered onRendered={onRendered} />
        </Suspense>
      </main>
      <ScrollAnchor />
      <OrderAnnouncer />
      <CartAnnouncer />
      <Footer />
      <BackToTop />
      {hasFloatingBars && (
        <FloatingBars>
          {page === 'home' && isAfterFirstScreen && canTrack && (
            <Suspense>
              <TrackingBar />
            </Suspense>
          )}
          <CartBar />
        </FloatingBars>
      )}
      <Dialogs />
    </>
  );
}

/** One element on all pages: a live region must exist before it changes, and is not read again on the next page. */
function FoundOrderRegion() {
  const hasFound = useAppSelector((state) => selectFoundOrderId(state) !== '');
  return (
    <div role="status">
      {hasFound && (
        <Suspense>
          <FoundOrder />
        </Suspense>
      )}
    </div>
  );
}

function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      // A hash link would add a history entry.
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
      className="fixed start-2 top-2 z-50 -translate-y-20 rounded-control bg-surface-raised px-4 py-3 font-semibold focus:translate-y-0 focus:shadow-float"
    >
      {m.layout_skip_to_content()}
    </a>
  );
}
