import type { ReactNode } from 'react';

export function CountBadge({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-accent px-1 text-12 font-semibold text-on-accent tabular-nums">
      {children}
    </span>
  );
}
