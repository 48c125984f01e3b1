import { useRef, type ReactNode } from 'react';
import { useHeightCssVar } from './use-height-css-var';

/** A page's main action: fixed at the lower edge on phones, below the content on desktop. */
export function BottomBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  useHeightCssVar(bar, heightVariables);
  return (
    <div
      ref={bar}
      className="inset-x-0 bottom-[calc(var(--floating-bars-height,0px)+var(--keyboard-height,0px))] z-20 mt-auto border-t border-line bg-surface-raised max-lg:not-low:fixed lg:mt-0 lg:border-0 lg:bg-transparent lg:pb-8"
    >
      <div className="page-width flex flex-col gap-3 pt-3 pb-[max(12px,env(safe-area-inset-bottom))]">
        {children}
      </div>
    </div>
  );
}

const heightVariables = (height: string, position: string) => ({
  '--bar-height': position === 'fixed' ? height : '0px',
});
