import { Suspense, type ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { selectAllCategories } from '@/domain/menu/slice';
import { afterNextPaint } from '@/platform/scheduling';
import { useAppSelector } from '@/store/hooks';
import { ChunkErrorNotice } from '@/ui/feedback/chunk-errors';
import { lazyWithPreload } from '@/ui/feedback/lazy-with-preload';
import { useDisclosure } from '@/ui/hooks/use-disclosure';
import { useMountOnce } from '@/ui/hooks/use-mount-once';
import { usePreload } from '@/ui/hooks/use-preload';

const CategorySheet = lazyWithPreload(
  () => import('./category-sheet').then((module) => module.CategorySheet),
  ChunkErrorNotice,
);
const preloadTargets = [CategorySheet];

export interface CategoryPickerProps {
  trigger: (open: () => void) => ReactElement;
  selected?: string | undefined;
  onPick?: (category: string) => void;
}

export function CategoryPicker({ trigger, selected, onPick }: CategoryPickerProps) {
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
