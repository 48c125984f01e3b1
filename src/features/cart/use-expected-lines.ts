import { useState } from 'react';
import { selectShopAddress } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { keptFor } from '@/store/kept';

/** @returns how high the lines were, in px, when this page was last left; none when nobody knows. */
export function useExpectedLines(): readonly number[] {
  const shop = useAppSelector(selectShopAddress);
  const [heights] = useState(() => keptFor(shop).lineHeights());
  return heights;
}
