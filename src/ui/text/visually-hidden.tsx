import type { ReactNode } from 'react';

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return (
    <span data-visually-hidden className="sr-only">
      {children}
    </span>
  );
}
