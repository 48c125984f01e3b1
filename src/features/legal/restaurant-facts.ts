import { selectInfo, selectProfile } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';

/** What the legal pages say of the restaurant; '' where nothing is known. */
export interface RestaurantFacts {
  name: string;
  phone: string;
  address: string;
  customDomain: string;
}

/** The restaurant's profile, filled up from its info; null while either may still come. */
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

/** Address of a shop's own domain; null for what is no host name. */
export function siteLink(customDomain: string): string | null {
  return /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(customDomain) ? `https://${customDomain}` : null;
}
