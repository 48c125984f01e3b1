import { useState } from 'react';
import { selectShopAddress } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { openShopStorage } from '@/store/shop-storage';

/** Returns the line heights in px from the last visit of this page; empty when unknown. */
export function useExpectedLineHeights(): readonly number[] {
  const shop = useAppSelector(selectShopAddress);
  const [heights] = useState(() => openShopStorage(shop).lineHeights());
  return heights;
}
