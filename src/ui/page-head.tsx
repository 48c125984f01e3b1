import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button';

interface PageHeadProps {
  title: ReactNode;
  backLabel: string;
  onBack: () => void;
  /** At the right edge. */
  action?: ReactNode;
}

/** The head of a page below the home: on phones a bar with a back arrow, on desktops the page's heading. */
export function PageHead({ title, backLabel, onBack, action }: PageHeadProps) {
  return (
    <div className="sticky top-0 z-20 flex min-h-14 items-center gap-2 bg-surface px-2 lg:static lg:bg-transparent lg:px-0 lg:py-6">
      <IconButton
        label={backLabel}
        icon={<ArrowLeft aria-hidden="true" className="size-6 rtl:-scale-x-100" />}
        onClick={onBack}
        className="lg:hidden"
      />
      <h1 className="min-w-0 flex-1 truncate text-16 font-bold lg:text-28">{title}</h1>
      {action}
    </div>
  );
}
