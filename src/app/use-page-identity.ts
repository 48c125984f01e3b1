import { useEffect } from 'react';
import { selectInfo } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';

/** The page's title and icon are the restaurant's (spec, section 1). */
export function usePageIdentity(): void {
  const info = useAppSelector(selectInfo).data;
  useEffect(() => {
    if (!info) return;
    document.title = info.name;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || !info.imageUrl) return;
    icon.removeAttribute('type');
    icon.href = info.imageUrl;
  }, [info]);
}
