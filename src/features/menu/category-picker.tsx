import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { selectAllCategories } from '@/domain/menu/slice';
import { afterNextPaint } from '@/platform/scheduling';
import { useAppSelector } from '@/store/hooks';
import { useDisclosure } from '@/ui/hooks/use-disclosure';
import { lazyDialog } from '@/ui/overlay/lazy-dialog';

const CategorySheet = lazyDialog(() => import('./category-sheet').then((module) => module.CategorySheet), {
  isPreloaded: true,
});

export interface CategoryPickerProps {
  trigger: (open: () => void) => ReactElement;
  selected?: string | undefined;
  onPick?: (category: string) => void;
}

export function CategoryPicker({ trigger, selected, onPick }: CategoryPickerProps) {
  const { isOpen, open, close } = useDisclosure();
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
      <CategorySheet
        open={isOpen}
        onClose={close}
        categories={categories}
        selected={selected}
        onPick={pick}
      />
    </>
  );
}
