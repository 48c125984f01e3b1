import { useEffect } from 'react';
import { selectVisibleStatus } from '@/domain/orders/state';
import { PLACED } from '@/domain/orders/types';
import { selectShopHeader } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { useLanguage } from '@/texts/use-language';

/**
 * The page's title and icon are the restaurant's (spec, section 1). While the page follows an order under
 * way its status stands first in the title, where a diner in another tab sees it.
 */
export function usePageIdentity(): void {
  const info = useAppSelector(selectShopHeader);
  const status = useAppSelector(selectVisibleStatus);
  const language = useLanguage();

  useEffect(() => {
    if (!info) return;
    const said = status === PLACED ? m.tracking_title_placed() : status;
    document.title = said ? m.tracking_title_status({ status: said, name: info.name }) : info.name;
  }, [info, status, language]);

  useEffect(() => {
    if (!info) return;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || !info.imageUrl) return;
    icon.removeAttribute('type');
    icon.href = info.imageUrl;
  }, [info]);
}
