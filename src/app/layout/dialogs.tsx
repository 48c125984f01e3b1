import { Suspense, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectIsLoginOpen, selectRepeatDishId } from '@/domain/dialogs/slice';
import { selectIsClosed } from '@/domain/shop/slice';
import { DISH_PARAM } from '@/lib/dish-link';
import { useAppSelector } from '@/store/hooks';
import { lazyWithPreload, SilentChunkError } from '@/ui/feedback/lazy-with-preload';
import { lazyDialog } from '@/ui/overlay/lazy-dialog';

const LoginDialog = lazyDialog(() =>
  import('@/features/login/login-dialog').then((module) => module.LoginDialog),
);
const DishPopupFromUrl = lazyDialog(
  () => import('@/features/dish/dish-popup-from-url').then((module) => module.DishPopupFromUrl),
  { isPreloaded: true },
);
const RepeatSheet = lazyDialog(() =>
  import('@/features/dish/repeat-sheet').then((module) => module.RepeatSheet),
);
const ClosedModal = lazyWithPreload(
  () => import('@/features/closed/closed-modal').then((module) => module.ClosedModal),
  SilentChunkError,
);

/** The value changes only with hydration. */
const subscribe = () => () => undefined;

/** Returns false during prerendering and hydration: what is open depends on the browser, diner and query. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

/** Dialogs that may open on any page. */
export function Dialogs() {
  const isHydrated = useHydrated();
  const [query] = useSearchParams();
  const isLoginOpen = useAppSelector(selectIsLoginOpen);
  const isRepeatOpen = useAppSelector(selectRepeatDishId) !== null;
  const isClosed = useAppSelector(selectIsClosed);
  if (!isHydrated) return null;
  return (
    <>
      <DishPopupFromUrl open={query.has(DISH_PARAM)} />
      <RepeatSheet open={isRepeatOpen} />
      <Suspense>{isClosed && <ClosedModal />}</Suspense>
      <LoginDialog open={isLoginOpen} />
    </>
  );
}
