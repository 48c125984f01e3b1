import { decodeSegment } from '@/lib/decode-segment';

/** The restaurant of a URL and the base of its routes (docs/behaviour.md 1.1). */
export interface ShopSite {
  /** Lookup parameter in lower case: slug on the primary domain, otherwise the host. '' without a slug. */
  domain: string;
  /** Storage key, independent of the URL's spelling. */
  key: string;
  /** Router base: `/{name}` as spelled in the URL on the primary domain, otherwise ''. */
  basename: string;
  /** Whether other shops share the origin and its local storage. */
  hasSharedOrigin: boolean;
}

/** @param host with or without a port, a leading `www.` and a dot at the end. */
export function identifyShop(host: string, pathname: string, primaryDomain: string): ShopSite {
  const domain = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^www\./, '');
  if (domain !== primaryDomain) return { domain, key: domain, basename: '', hasSharedOrigin: false };
  const segment = pathname.split('/')[1] ?? '';
  const slug = (decodeSegment(segment) ?? '').trim().toLowerCase();
  return { domain: slug, key: slug, basename: slug && `/${segment}`, hasSharedOrigin: true };
}
