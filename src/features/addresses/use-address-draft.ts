import { useEffect, useMemo, useState } from 'react';
import type { AddressDraft } from '@/domain/addresses/types';
import { selectShopAddress } from '@/domain/shop/slice';
import { useAppSelector } from '@/store/hooks';
import { openShopStorage } from '@/store/shop-storage';

/** What the diner has typed of a new address. */
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

/** What was kept of a new address; what is no field of it or no text counts for nothing. */
export function readDraft(value: unknown): TypedAddress {
  if (typeof value !== 'object' || value === null) return EMPTY;
  const texts = Object.entries(value).filter(
    ([name, text]) => Object.hasOwn(EMPTY, name) && typeof text === 'string',
  );
  return { ...EMPTY, ...(Object.fromEntries(texts) as Partial<TypedAddress>) };
}

/** A half-typed address, which outlives closing the overlay and the tab (contract, section 2). */
export function useAddressDraft() {
  const shop = useAppSelector(selectShopAddress);
  const storage = useMemo(() => openShopStorage(shop), [shop]);
  const [draft, setDraft] = useState(EMPTY);

  useEffect(() => {
    void storage.addressDraft().then((value) => {
      // Whoever types faster than the browser finds the draft keeps what was typed.
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
