import { BookOpen } from 'lucide-react';
import { m } from '@/texts';
import { classNames } from '@/ui/class-names';
import { CategoryPicker, type CategoryPickerProps } from './category-picker';
import { useHideOnScroll } from './use-hide-on-scroll';

/** Floating "Browse menu" button on phones. Hides while scrolling down, so that it does not cover Add buttons. */
export function BrowseMenuButton(props: Omit<CategoryPickerProps, 'trigger'>) {
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
          <span>{m.menu_browse()}</span>
        </button>
      )}
    />
  );
}
