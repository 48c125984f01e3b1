import { selectInfo, selectProfile } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';

/** Facts on the legal pages; '' for unknown ones. */
export interface RestaurantFacts {
  name: string;
  phone: string;
  address: string;
  customDomain: string;
}

/** Returns the profile completed by the info; null while either may still arrive. */
export function useRestaurantFacts(): RestaurantFacts | null {
  const profile = useAppSelector(selectProfile);
  const info = useAppSelector(selectInfo);
  const isWaiting = (status: string) => status === 'idle' || status === 'pending';
  if (!profile.data && (isWaiting(profile.status) || isWaiting(info.status))) return null;
  return {
    name: profile.data?.name || info.data?.name || '',
    phone: profile.data?.phone ?? '',
    address: profile.data?.address || info.data?.address || '',
    customDomain: profile.data?.customDomain ?? '',
  };
}

/** Returns the URL of a custom domain; null if it is no host name. */
export function siteLink(customDomain: string): string | null {
  return /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(customDomain) ? `https://${customDomain}` : null;
}
