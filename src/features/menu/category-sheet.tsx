import type { MenuCategory } from '@/domain/menu/types';
import { m } from '@/texts';
import { classNames } from '@/ui/class-names';
import { Dialog } from '@/ui/overlay/dialog';
import { sectionLabel, sectionAriaLabel } from './section-label';

interface CategorySheetProps {
  open: boolean;
  onClose: () => void;
  categories: readonly MenuCategory[];
  selected?: string | undefined;
  onPick: (category: string) => void;
}

export function CategorySheet({ open, onClose, categories, selected, onPick }: CategorySheetProps) {
  return (
    <Dialog open={open} onClose={onClose} label={m.menu_browse()}>
      <Dialog.Header>{m.menu_browse()}</Dialog.Header>
      <Dialog.Body>
        <ul className="px-2 pb-4">
          {categories.map(({ name, dishIds }) => (
            <li key={name}>
              <button
                type="button"
                aria-label={sectionAriaLabel(name, dishIds.length)}
                aria-current={name === selected ? 'true' : undefined}
                data-autofocus={name === selected ? true : undefined}
                onFocus={({ currentTarget }) => {
                  if (name === selected) currentTarget.scrollIntoView({ block: 'nearest' });
                }}
                onClick={() => onPick(name)}
                className={classNames(
                  'flex min-h-12 w-full items-center justify-between gap-4 rounded-card px-3 py-2 text-start -outline-offset-2',
                  name === selected
                    ? 'bg-accent-soft font-bold text-accent-strong'
                    : 'hover:bg-surface-sunken',
                )}
              >
                <span dir="auto" className="min-w-0">
                  {sectionLabel(name)}
                </span>{' '}
                <span className={classNames('text-14 tabular-nums', name !== selected && 'text-ink-muted')}>
                  {dishIds.length}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog.Body>
    </Dialog>
  );
}
