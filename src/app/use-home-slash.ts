import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { selectShopAddress } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';

/**
 * Ends the home's address in one slash, which the router leaves out below a slug and accepts in any number. The
 * scope of the restaurant's web app is '/spice/': without the slash it would cover '/spice-garden' too, and with it
 * '/spice' lies outside.
 */
export function useHomeSlash(): void {
  const { basename } = useAppSelector(selectShopAddress);
  const location = useLocation();
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const isHome = /^\/*$/.test(pathname.slice(basename.length));
    if (!isHome || pathname === `${basename}/`) return;
    window.history.replaceState(window.history.state, '', `${basename}/${search}${hash}`);
  }, [basename, location]);
}
