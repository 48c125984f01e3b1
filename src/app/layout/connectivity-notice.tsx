import { WifiOff } from 'lucide-react';
import { useRef } from 'react';
import { SLOW_NOTICE_DELAY_MS } from '@/config/limits';
import { selectConnectivity, type Connectivity } from '@/domain/connectivity/slice';
import { selectMenu } from '@/domain/menu/slice';
import { formatMoment } from '@/texts/date-text';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Notice } from '@/ui/feedback/notice';
import { useDelayedFlag } from '@/ui/hooks/use-delayed-flag';
import { useHeightCssVar } from '@/ui/layout/use-height-css-var';

function noticeText(connectivity: Connectivity, time: string): string {
  if (connectivity === 'offline') return m.layout_offline_notice({ time });
  return connectivity === 'unreachable'
    ? m.layout_unreachable_notice({ time })
    : m.layout_failed_menu_notice({ time });
}

/** Warns that the menu may be outdated. Always rendered: a live region must exist before it changes. */
export function ConnectivityNotice() {
  const connectivity = useAppSelector(selectConnectivity);
  const { status, askedAt, lastOutcome } = useAppSelector(selectMenu);
  const isMenuOutdated = status !== 'ready';
  const hasFailed = lastOutcome === 'failed';
  const isSlow = useDelayedFlag(isMenuOutdated, SLOW_NOTICE_DELAY_MS);
  const isShown = askedAt > 0 && (connectivity !== 'online' || (isMenuOutdated && (hasFailed || isSlow)));
  return (
    <div role="status" className="sticky top-0 z-30 low:static">
      {isShown && <StickyNotice>{noticeText(connectivity, formatMoment(askedAt, new Date()))}</StickyNotice>}
    </div>
  );
}

/** `--notice-height` moves the sticky bars below it. */
function StickyNotice({ children }: { children: string }) {
  const box = useRef<HTMLDivElement>(null);
  useHeightCssVar(box, noticeHeight);
  return (
    <div ref={box}>
      <Notice tone="warning" icon={<WifiOff />} className="rounded-none">
        {children}
      </Notice>
    </div>
  );
}

const noticeHeight = (height: string) => ({ '--notice-height': height });
