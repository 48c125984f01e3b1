import type { ReactNode } from 'react';

/** Keeps a form's button in view while a phone's keyboard leaves little room (contract §9). */
export function SubmitBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 mt-2 bg-surface-raised pt-3 pb-[max(20px,env(safe-area-inset-bottom))]">
      {children}
    </div>
  );
}
