import { useEffect, useState } from 'react';
import { EMPTY_ADDRESS, type AddressDraft } from '@/domain/addresses/draft';
import { addressDraftChanged } from '@/domain/addresses/events';
import { restoreAddressDraft } from '@/domain/addresses/thunks';
import { useAppDispatch } from '@/store/hooks';

/** Persisted draft of a new address; it survives closing the overlay and the tab (contract §2). */
export function useAddressDraft() {
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState(EMPTY_ADDRESS);

  useEffect(() => {
    void dispatch(restoreAddressDraft()).then((persisted) => {
      // Do not replace text that the diner typed during the read.
      setDraft((current) => (current === EMPTY_ADDRESS ? persisted : current));
    });
  }, [dispatch]);

  const edit = (change: Partial<AddressDraft>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    dispatch(addressDraftChanged(next));
  };
  /** Removes the saved draft, unless it was edited during the save. */
  const clear = async () => {
    const persisted = await dispatch(restoreAddressDraft());
    const fields = Object.keys(draft) as (keyof AddressDraft)[];
    if (fields.every((field) => persisted[field] === draft[field]))
      dispatch(addressDraftChanged(EMPTY_ADDRESS));
  };

  return { draft, edit, clear };
}
