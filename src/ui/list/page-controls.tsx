import { ChevronRight } from 'lucide-react';
import { m } from '@/texts';
import { IconButton } from '../controls/icon-button';
import { classNames } from '../class-names';

interface PageButtonsProps {
  isFirst: boolean;
  isLast: boolean;
  onTurn: (step: 1 | -1) => void;
  variant: 'outlined' | 'raised';
  className?: string;
}

export function PageButtons({ isFirst, isLast, onTurn, variant, className }: PageButtonsProps) {
  return (
    <div className={classNames('hidden shrink-0 gap-2 lg:flex', className)}>
      <IconButton
        label={m.previous()}
        icon={<ChevronRight className="size-5 ltr:-scale-x-100" />}
        variant={variant}
        disabled={isFirst}
        onClick={() => onTurn(-1)}
      />
      <IconButton
        label={m.next()}
        icon={<ChevronRight className="size-5 rtl:-scale-x-100" />}
        variant={variant}
        disabled={isLast}
        onClick={() => onTurn(1)}
      />
    </div>
  );
}

interface PageDotsProps {
  page: number;
  pageCount: number;
  className: string;
}

export function PageDots({ page, pageCount, className }: PageDotsProps) {
  if (pageCount === 1) return null;
  return (
    <div
      aria-hidden="true"
      className={classNames('mt-3 flex items-center justify-center gap-1.5', className)}
    >
      {Array.from({ length: pageCount }, (_, index) => (
        <span
          key={index}
          data-dot={index === page ? 'shown' : ''}
          className={classNames(
            'h-1.5 rounded-full',
            index === page ? 'w-4.5 bg-accent' : 'w-1.5 bg-line-strong',
          )}
        />
      ))}
    </div>
  );
}
