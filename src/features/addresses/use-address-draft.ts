import { useEffect, useMemo, useState } from 'react';
import type { AddressDraft } from '@/domain/addresses/types';
import { selectShopAddress } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { openShopStorage } from '@/store/shop-storage';

/** The typed fields of a new address. */
export type TypedAddress = Omit<AddressDraft, 'longitude' | 'latitude'>;

const EMPTY: TypedAddress = {
  houseNumber: '',
  streetAddress1: '',
  streetAddress2: '',
  landmark: '',
  city: '',
  state: '',
  pincode: '',
};

/** Reads a persisted draft. Ignores unknown fields and values that are not strings. */
export function readDraft(value: unknown): TypedAddress {
  if (typeof value !== 'object' || value === null) return EMPTY;
  const texts = Object.entries(value).filter(
    ([name, text]) => Object.hasOwn(EMPTY, name) && typeof text === 'string',
  );
  return { ...EMPTY, ...(Object.fromEntries(texts) as Partial<TypedAddress>) };
}

/** Persisted draft of a new address; it survives closing the overlay and the tab (contract §2). */
export function useAddressDraft() {
  const shop = useAppSelector(selectShopAddress);
  const storage = useMemo(() => openShopStorage(shop), [shop]);
  const [draft, setDraft] = useState(EMPTY);

  useEffect(() => {
    void storage.addressDraft().then((value) => {
      // Text that the diner typed before the storage answered wins.
      setDraft((current) => (current === EMPTY ? readDraft(value) : current));
    });
  }, [storage]);

  const edit = (change: Partial<TypedAddress>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    void storage.setAddressDraft(next);
  };
  const clear = () => void storage.setAddressDraft(EMPTY);

  return { draft, edit, clear };
}
