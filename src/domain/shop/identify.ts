/** Which restaurant an address names, and where its routes begin (spec, section 2; contract, section 2). */
export interface ShopAddress {
  /** What the lookup is asked for: the slug on the primary domain, else the host. '' when no slug is given. */
  domain: string;
  /** What the browser keeps the shop's things under: the same however the address is written. */
  key: string;
  /** The router's base: `/{name}` on the primary domain, else ''. As it stands in the address. */
  basename: string;
  /** Whether the shop shares its origin, and so its local storage, with others. */
  sharesOrigin: boolean;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}

/** @param host with or without a port and a leading `www.`. */
export function identifyShop(host: string, pathname: string, primaryDomain: string): ShopAddress {
  const domain = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^www\./, '');
  if (domain !== primaryDomain) return { domain, key: domain, basename: '', sharesOrigin: false };
  const segment = pathname.split('/')[1] ?? '';
  const slug = decoded(segment).trim();
  return { domain: slug, key: slug.toLowerCase(), basename: slug && `/${segment}`, sharesOrigin: true };
}
