import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { selectShopSite } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';

/**
 * Makes the home URL end in exactly one slash. The router omits it below a slug ('/spice') and accepts several.
 * The web app's scope is '/spice/': without the slash it would also cover '/spice-garden'.
 */
export function useHomeTrailingSlash(): void {
  const { basename } = useAppSelector(selectShopSite);
  const location = useLocation();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const isHome = /^\/*$/.test(pathname.slice(basename.length));
    if (!isHome || pathname === `${basename}/`) return;
    window.history.replaceState(window.history.state, '', `${basename}/${search}${hash}`);
  }, [basename, location]);
}
