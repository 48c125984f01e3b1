import { WifiOff } from 'lucide-react';
import { STILL_TRYING } from '@/config/limits';
import { selectIsMenuLate, selectReach, type Reach } from '@/domain/connection/slice';
import { selectMenu, selectMenuKnownAt } from '@/domain/menu/slice';
import { momentText } from '@/lib/moment-text';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Notice } from '@/ui/notice';
import { useLate } from '@/ui/use-late';

function wordsFor(reach: Reach, time: string): string {
  if (reach === 'offline') return m.layout_offline_notice({ time });
  return reach === 'unreachable'
    ? m.layout_unreachable_notice({ time })
    : m.layout_late_menu_notice({ time });
}

/**
 * That the menu shown is not the restaurant's of now, and of when it is; nothing while all is well. The place
 * for it is always there, as it must be for its words to be read out.
 */
export function ConnectionNotice() {
  const reach = useAppSelector(selectReach);
  const isAwaited = useAppSelector(selectMenu).status !== 'ready';
  const hasFailed = useAppSelector(selectIsMenuLate);
  const isLate = useLate(isAwaited, STILL_TRYING);
  const knownAt = useAppSelector(selectMenuKnownAt);
  const isShown = knownAt !== null && (reach !== 'reached' || (isAwaited && (hasFailed || isLate)));
  return (
    <div role="status">
      {isShown && (
        <Notice tone="warning" icon={<WifiOff aria-hidden="true" />} className="rounded-none">
          {wordsFor(reach, momentText(knownAt, new Date()))}
        </Notice>
      )}
    </div>
  );
}
