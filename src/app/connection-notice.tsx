import { WifiOff } from 'lucide-react';
import { useRef } from 'react';
import { STILL_TRYING } from '@/config/limits';
import { selectIsMenuLate, selectReach, type Reach } from '@/domain/connection/slice';
import { selectMenu, selectMenuKnownAt } from '@/domain/menu/slice';
import { momentText } from '@/lib/moment-text';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Notice } from '@/ui/notice';
import { useLate } from '@/ui/use-late';
import { useToldHeight } from '@/ui/use-told-height';

function wordsFor(reach: Reach, time: string): string {
  if (reach === 'offline') return m.layout_offline_notice({ time });
  return reach === 'unreachable'
    ? m.layout_unreachable_notice({ time })
    : m.layout_late_menu_notice({ time });
}

/**
 * Says that the menu shown may be outdated, and how old it is; nothing while all is well. The live region is always
 * there, as screen readers announce only changes inside one that they know.
 */
export function ConnectionNotice() {
  const reach = useAppSelector(selectReach);
  const isAwaited = useAppSelector(selectMenu).status !== 'ready';
  const hasFailed = useAppSelector(selectIsMenuLate);
  const isLate = useLate(isAwaited, STILL_TRYING);
  const knownAt = useAppSelector(selectMenuKnownAt);
  const isShown = knownAt !== null && (reach !== 'reached' || (isAwaited && (hasFailed || isLate)));
  return (
    <div role="status" className="sticky top-0 z-30 low:static">
      {isShown && <StickyNotice>{wordsFor(reach, momentText(knownAt, new Date()))}</StickyNotice>}
    </div>
  );
}

/** In sight however far the page is scrolled; `--notice-height` moves the bars that stick below it. */
function StickyNotice({ children }: { children: string }) {
  const box = useRef<HTMLDivElement>(null);
  useToldHeight(box, noticeHeight);
  return (
    <div ref={box}>
      <Notice tone="warning" icon={<WifiOff aria-hidden="true" />} className="rounded-none">
        {children}
      </Notice>
    </div>
  );
}

const noticeHeight = (height: string) => ({ '--notice-height': height });
