import { useEffect, useRef } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { selectFollowedTitle } from '@/domain/orders/followed-order';
import { selectCompletedInfo } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { useLanguage } from '@/texts/use-language';

/** Sets title and icon to the restaurant's. The title starts with the status of a tracked order. */
export function usePageIdentity(): void {
  const info = useAppSelector(selectCompletedInfo);
  const status = useAppSelector(selectFollowedTitle);
  const language = useLanguage();

  useEffect(() => {
    if (!info) return;
    document.title = status ? m.tracking_title_status({ status, name: info.name }) : info.name;
  }, [info, status, language]);

  useEffect(() => {
    if (!info) return;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || !info.imageUrl) return;
    icon.removeAttribute('type');
    icon.href = info.imageUrl;
  }, [info]);
}

const CANONICAL = 'link[rel="canonical"]';

/** Sets the description and the canonical URL (without the query), unless the page is prerendered with them. */
export function usePageDescription(): void {
  const about = useAppSelector(selectCompletedInfo)?.about;
  const href = useHref(useLocation().pathname);
  /** URL of the prerendered page. '' after the first navigation, and on pages that are not prerendered. */
  const prerenderedHref = useRef<string>(undefined);

  useEffect(() => {
    let link = document.querySelector<HTMLLinkElement>(CANONICAL);
    prerenderedHref.current ??= link ? href : '';
    if (prerenderedHref.current === href) return;
    prerenderedHref.current = '';
    if (!link) {
      link = document.createElement('link');
      link.rel = 'canonical';
      document.head.append(link);
    }
    // A canonical URL must be absolute.
    link.href = new URL(href, window.location.origin).href;
  }, [href]);

  useEffect(() => {
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (description && about && prerenderedHref.current === '') description.content = about;
  }, [about, href]);
}
