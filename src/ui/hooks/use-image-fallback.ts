import { useEffect, useState } from 'react';
import { onBackOnline } from '@/platform/page-events';

/** `showsFallback`: there is no URL, or it failed to load. A failed one is loaded again when the browser is back online. */
export function useImageFallback(url: string | undefined): { showsFallback: boolean; onError: () => void } {
  const [failedUrl, setFailedUrl] = useState('');
  useEffect(() => {
    if (failedUrl !== '') return onBackOnline(() => setFailedUrl(''));
  }, [failedUrl]);
  return { showsFallback: !url || url === failedUrl, onError: () => setFailedUrl(url ?? '') };
}
