import { EMPTY_ADDRESS, addressDraftChanged, type AddressDraft } from '@/domain/addresses/types';
import { selectAddressDraft } from '@/domain/checkout/slice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';

/** Persisted draft of a new address; it survives closing the overlay and the tab (contract §2). */
export function useAddressDraft() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const draft = useAppSelector(selectAddressDraft);
  const edit = (change: Partial<AddressDraft>) => {
    dispatch(addressDraftChanged({ ...selectAddressDraft(store.getState()), ...change }));
  };
  /** Removes the saved draft, unless it was edited during the save. */
  const clear = () => {
    if (selectAddressDraft(store.getState()) === draft) dispatch(addressDraftChanged(EMPTY_ADDRESS));
  };
  return { draft, edit, clear };
}
