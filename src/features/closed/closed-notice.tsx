import { Moon } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '@/texts';
import { StateIllustration } from '@/ui/feedback/state-illustration';

/** 'Closed' message with actions below (spec §2, Other). */
export function ClosedNotice({ isPage = false, children }: { isPage?: boolean; children: ReactNode }) {
  const Badge = isPage ? 'h1' : 'h2';
  return (
    <div className="flex flex-col items-center px-6 pt-7 pb-6 text-center">
      <StateIllustration kind="closed" />
      <Badge className="mt-5 inline-flex items-center gap-1.5 rounded-control bg-danger-soft px-3 py-1 text-14 font-semibold text-danger">
        <Moon className="size-4" />
        <span>{m.closed_badge()}</span>
      </Badge>
      <p className="mt-3 max-w-72 text-16 text-balance">{m.closed_text()}</p>
      <div className="mt-5 flex w-full flex-col gap-3">{children}</div>
    </div>
  );
}
