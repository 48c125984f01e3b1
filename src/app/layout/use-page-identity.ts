import { useEffect } from 'react';
import { selectWatchedStatus } from '@/domain/orders/selectors';
import { PLACED } from '@/domain/orders/types';
import { selectShownInfo } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { useLanguage } from '@/texts/use-language';

/** Sets title and icon to the restaurant's (spec §1). The title starts with the status of a tracked order. */
export function usePageIdentity(): void {
  const info = useAppSelector(selectShownInfo);
  const status = useAppSelector(selectWatchedStatus);
  const language = useLanguage();

  useEffect(() => {
    if (!info) return;
    const statusTitle = status === PLACED ? m.tracking_title_placed() : status;
    document.title = statusTitle
      ? m.tracking_title_status({ status: statusTitle, name: info.name })
      : info.name;
  }, [info, status, language]);

  useEffect(() => {
    if (!info) return;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || !info.imageUrl) return;
    icon.removeAttribute('type');
    icon.href = info.imageUrl;
  }, [info]);
}
