import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectIsLoginOpen, selectRepeatDishId } from '@/domain/dialogs/slice';
import { selectIsClosed } from '@/domain/shop/slice';
import { DISH_PARAM } from '@/lib/dish-link';
import { useAppSelector } from '@/store/hooks';
import { ChunkErrorNotice } from '@/ui/feedback/chunk-errors';
import { lazyWithPreload, SilentChunkError } from '@/ui/feedback/lazy-with-preload';
import { useHydrated } from '@/ui/hooks/use-hydrated';
import { useMountOnce } from '@/ui/hooks/use-mount-once';
import { usePreload } from '@/ui/hooks/use-preload';

const LoginDialog = lazyWithPreload(
  () => import('@/features/login/login-dialog').then((module) => module.LoginDialog),
  ChunkErrorNotice,
);
const DishPopupFromUrl = lazyWithPreload(
  () => import('@/features/dish/dish-popup-from-url').then((module) => module.DishPopupFromUrl),
  ChunkErrorNotice,
);
const RepeatSheet = lazyWithPreload(
  () => import('@/features/dish/repeat-sheet').then((module) => module.RepeatSheet),
  ChunkErrorNotice,
);
const ClosedModal = lazyWithPreload(
  () => import('@/features/closed/closed-modal').then((module) => module.ClosedModal),
  SilentChunkError,
);

const preloadTargets = [DishPopupFromUrl];

/** Dialogs that may open on any page. */
export function Dialogs() {
  usePreload(preloadTargets);
  const isHydrated = useHydrated();
  const [query] = useSearchParams();
  const isLoginMounted = useMountOnce(useAppSelector(selectIsLoginOpen));
  const isDishMounted = useMountOnce(query.has(DISH_PARAM));
  const isRepeatMounted = useMountOnce(useAppSelector(selectRepeatDishId) !== null);
  const isClosed = useAppSelector(selectIsClosed);
  if (!isHydrated) return null;
  return (
    <Suspense>
      {isDishMounted && <DishPopupFromUrl />}
      {isRepeatMounted && <RepeatSheet />}
      {isClosed && <ClosedModal />}
      {isLoginMounted && <LoginDialog />}
    </Suspense>
  );
}
