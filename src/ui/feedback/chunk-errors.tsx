import { use, useEffect, useState } from 'react';
import { recoverFromChunkError } from '@/platform/chunk-recovery';
import { navigation } from '@/platform/navigation';
import { m } from '@/texts';
import { RetryButton } from '../controls/retry-button';
import { SideMenuToggle } from '../layout/page-header';
import { StateMessage } from './state-message';

interface ChunkErrorProps {
  onRetry: () => void;
}

/** The button retries, or reloads when a newer release is deployed. */
function useChunkError({ onRetry }: ChunkErrorProps) {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => void recoverFromChunkError().then(setOutdated), []);
  return isOutdated
    ? {
        title: m.layout_outdated_title(),
        description: m.layout_outdated_text(),
        action: m.layout_reload(),
        onRetry: navigation.reload,
      }
    : {
        title: m.layout_chunk_error_title(),
        description: m.layout_chunk_error_text(),
        action: m.try_again(),
        onRetry,
      };
}

/** Message on top of the page for a dialog whose code failed to load. */
export function ChunkErrorNotice(props: ChunkErrorProps) {
  const { title, action, onRetry } = useChunkError(props);
  return (
    <div
      role="alert"
      className="fixed above-edge inset-x-2 z-40 mx-auto flex max-w-140 items-center justify-between gap-3 rounded-card bg-surface-raised p-3 ps-4 text-14 shadow-float"
    >
      <span>{title}</span>
      <RetryButton id="retry-chunk" size="44" variant="secondary" onRetry={onRetry} onOnline={props.onRetry}>
        {action}
      </RetryButton>
    </div>
  );
}

/** Has the menu button, because the code of the page's own header is missing, too. */
export function ChunkErrorPage(props: ChunkErrorProps) {
  const { title, description, action, onRetry } = useChunkError(props);
  return (
    <>
      <div className="page-width flex min-h-14 items-center justify-end empty:hidden lg:hidden">
        {use(SideMenuToggle)}
      </div>
      <StateMessage
        kind="offline"
        level={1}
        title={title}
        description={description}
        action={
          <RetryButton id="retry-page" onRetry={onRetry} onOnline={props.onRetry}>
            {action}
          </RetryButton>
        }
      />
    </>
  );
}
