import { useEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { selectShopHeader } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';

const CANONICAL = 'link[rel="canonical"]';

/**
 * What search engines are told of a page: what the restaurant says about itself, and the address without
 * whatever a query adds. A page that was written ahead of the visit says both itself.
 */
export function usePageDescription(): void {
  const about = useAppSelector(selectShopHeader)?.about;
  const href = useHref(useLocation().pathname);
  /** The page that was written ahead, until another is gone to; '' for none. */
  const written = useRef<string>(undefined);

  useEffect(() => {
    let link = document.querySelector<HTMLLinkElement>(CANONICAL);
    written.current ??= link ? href : '';
    if (written.current === href) return;
    written.current = '';
    if (!link) {
      link = document.createElement('link');
      link.rel = 'canonical';
      document.head.append(link);
    }
    // Search engines take no other than a whole address.
    link.href = new URL(href, window.location.origin).href;
  }, [href]);

  useEffect(() => {
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (description && about && written.current === '') description.content = about;
  }, [about]);
}
