import { BookOpen } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { selectAllCategories } from '@/domain/menu/slice';
import { afterNextPaint } from '@/platform/scheduling';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { classNames } from '@/ui/class-names';
import { ChunkErrorPrompt } from '@/ui/feedback/chunk-error-prompt';
import { lazyWithPreload } from '@/ui/feedback/lazy-with-preload';
import { useDisclosure } from '@/ui/hooks/use-disclosure';
import { useMountOnce } from '@/ui/hooks/use-mount-once';
import { usePreload } from '@/ui/hooks/use-preload';
import { useHideOnScroll } from './use-hide-on-scroll';

const CategorySheet = lazyWithPreload(
  () => import('./category-sheet').then((module) => module.CategorySheet),
  ChunkErrorPrompt,
);
const preloadTargets = [CategorySheet];

/** Floating "Browse menu" button on phones. Hides while scrolling down, so that it does not cover Add buttons. */
export function BrowseMenuButton(props: BrowseProps) {
  const isHidden = useHideOnScroll();
  return (
    <CategoryPicker
      {...props}
      trigger={(open) => (
        <button
          type="button"
          onClick={open}
          className={classNames(
            'fixed above-edge start-15 z-20 flex h-11 items-center gap-1.5 rounded-full bg-toast px-4 text-14 font-semibold whitespace-nowrap text-on-toast shadow-float transition-[translate,opacity,visibility] duration-fade max-[359px]:start-3 md:hidden',
            isHidden && 'invisible opacity-0 [--lowered:24px]',
          )}
        >
          <BookOpen className="size-4.5" />
          {m.menu_browse()}
        </button>
      )}
    />
  );
}

interface BrowseProps {
  selected?: string | undefined;
  /** Defaults to opening the category on the menu page. */
  onPick?: (category: string) => void;
}

/** A button that opens the list of categories. */
export function CategoryPicker({
  trigger,
  selected,
  onPick,
}: BrowseProps & { trigger: (open: () => void) => ReactNode }) {
  const { isOpen, open, close } = useDisclosure();
  const isMounted = useMountOnce(isOpen);
  usePreload(preloadTargets);
  const navigate = useNavigate();
  const categories = useAppSelector(selectAllCategories);
  if (categories.length === 0) return null;
  const goTo = (category: string) => {
    close();
    if (onPick) onPick(category);
    else void navigate(paths.menu(category));
  };
  // Paint the tap feedback first.
  const pick = (category: string) => void afterNextPaint().then(() => goTo(category));
  return (
    <>
      {trigger(open)}
      {isMounted && (
        <Suspense>
          <CategorySheet
            open={isOpen}
            onClose={close}
            categories={categories}
            selected={selected}
            onPick={pick}
          />
        </Suspense>
      )}
    </>
  );
}
