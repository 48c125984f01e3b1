import { useState } from 'react';
import { selectShopAddress } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { openShopStorage } from '@/store/shop-storage';

/** @returns how high the lines were, in px, when this page was last left; none when nobody knows. */
export function useExpectedLineHeights(): readonly number[] {
  const shop = useAppSelector(selectShopAddress);
  const [heights] = useState(() => openShopStorage(shop).lineHeights());
  return heights;
}
