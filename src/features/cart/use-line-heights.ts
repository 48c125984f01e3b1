import { useState } from 'react';
import { lineHeights } from '@/domain/persisted/values';
import type { ShopSite } from '@/domain/shop/identify';
import { selectShopSite } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';

/** @returns the line heights in px from the last view of this page; none for another viewport width. */
export function expectedLineHeights(shop: ShopSite): readonly number[] {
  const { width, heights } = lineHeights.read(shop);
  return width === window.innerWidth ? heights : [];
}

export function persistLineHeights(shop: ShopSite, heights: number[]): void {
  lineHeights.write(shop, { width: window.innerWidth, heights });
}

export function useExpectedLineHeights(): readonly number[] {
  const shop = useAppSelector(selectShopSite);
  const [heights] = useState(() => expectedLineHeights(shop));
  return heights;
}
