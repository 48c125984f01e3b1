import { useEffect, useState } from 'react';
import { selectAddresses, selectChosenAddress } from '@/domain/addresses/slice';
import type { Address } from '@/domain/addresses/types';
import { selectShownInfo } from '@/domain/shop/slice';
import { pointOf, type Point } from '@/integrations/maps/geocode';
import { useAppSelector } from '@/store/hooks';

/** Used when neither an address nor the restaurant's position is known. */
const CENTRE_OF_INDIA: Point = { lat: 20.5937, lng: 78.9629 };

function pointOfAddress({ latitude, longitude }: Address): Point | null {
  const point = { lat: Number(latitude), lng: Number(longitude) };
  const isKnown =
    Number.isFinite(point.lat) && Number.isFinite(point.lng) && (point.lat !== 0 || point.lng !== 0);
  return isKnown ? point : null;
}

/** Map centre before a point is selected: the last used address, else the restaurant. */
export function useStartPoint(): Point {
  const { data: addresses } = useAppSelector(selectAddresses);
  const chosen = useAppSelector(selectChosenAddress);
  const shopAddress = useAppSelector(selectShownInfo)?.address ?? '';
  const [saved] = useState(() => {
    const known = [...(chosen ? [chosen] : []), ...addresses].map(pointOfAddress);
    return known.find((point) => point !== null) ?? null;
  });
  const [shop, setShop] = useState<Point | null>(null);

  useEffect(() => {
    if (saved || !shopAddress) return undefined;
    let isActive = true;
    void pointOf({ address: shopAddress }).then((point) => {
      if (isActive) setShop(point);
    });
    return () => {
      isActive = false;
    };
  }, [saved, shopAddress]);

  return saved ?? shop ?? CENTRE_OF_INDIA;
}
