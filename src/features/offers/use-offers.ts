import { useEffect } from 'react';
import { fetchOffers, selectOffers } from '@/domain/offers/slice';
import { selectRestaurantId } from '@/domain/shop/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

export function useOffers() {
  const dispatch = useAppDispatch();
  const restaurantId = useAppSelector(selectRestaurantId);
  const { status, data } = useAppSelector(selectOffers);
  useEffect(() => {
    if (restaurantId) void dispatch(fetchOffers());
  }, [dispatch, restaurantId]);
  return { status, offers: data, retry: () => void dispatch(fetchOffers()) };
}
