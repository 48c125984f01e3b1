import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressesRequested, addressesClosed } from '@/domain/dialogs/slice';
import { useAppDispatch } from '@/store/hooks';

/** The router's state of an edit page that the address sheet led to. */
export const FROM_SHEET = { fromAddressSheet: true };

function isFromSheet(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromAddressSheet' in state;
}

/** Goes back to where the edit page was opened: to the sheet on its page, if that was the place. */
export function useBackToSheet(goBack: () => void): () => void {
  const dispatch = useAppDispatch();
  const [fromSheet] = useState(isFromSheet(useLocation().state));

  // The sheet counts as left: elsewhere in the shop it does not pop up again.
  useEffect(() => {
    dispatch(addressesClosed());
  }, [dispatch]);

  return () => {
    if (fromSheet) dispatch(addressesRequested());
    goBack();
  };
}
