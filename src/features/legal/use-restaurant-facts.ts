import { selectContact, selectInfo, selectProfile } from '@/domain/shop/slice';
import type { RestaurantProfile } from '@/domain/shop/types';
import { useAppSelector } from '@/store/hooks';

/** Null while the profile, or the info that replaces it, is loading. */
export function useRestaurantFacts(): RestaurantProfile | null {
  const profile = useAppSelector(selectProfile);
  const info = useAppSelector(selectInfo);
  const contact = useAppSelector(selectContact);
  const isWaiting = (status: string) => status === 'idle' || status === 'pending';
  if (!profile.data && (isWaiting(profile.status) || isWaiting(info.status))) return null;
  return { ...contact, customDomain: profile.data?.customDomain ?? '' };
}

/** Null if the custom domain is no host name. */
export function siteLink(customDomain: string): string | null {
  return /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(customDomain) ? `https://${customDomain}` : null;
}
