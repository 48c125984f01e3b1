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

/** '+91 98765 00001' for ten digits; any other number as it is written. */
export function readablePhone(phone: string): string {
  return /^\d{10}$/.test(phone) ? `+91 ${phone.slice(0, 5)} ${phone.slice(5)}` : phone;
}

/** Address to call a number, such as 'tel:+919876500001'; null for what is no number. */
export function phoneLink(phone: string): string | null {
  const digits = readablePhone(phone).replace(/[\s()-]/g, '');
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
}

/** Address of a shop's own domain; null for what is no host name. */
export function siteLink(customDomain: string): string | null {
  return /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(customDomain) ? `https://${customDomain}` : null;
}
