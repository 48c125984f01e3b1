import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { addressSheetClosed, openAddressSheet } from '@/domain/dialogs/slice';
import { useAppDispatch } from '@/store/hooks';

/** Router state of an edit page that was opened from the address sheet. */
export const FROM_SHEET = { fromAddressSheet: true };

function isFromSheet(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromAddressSheet' in state;
}

/** Returns a callback that leaves the edit page and reopens the sheet if it was opened there. */
export function useBackToSheet(goBack: () => void): () => void {
  const dispatch = useAppDispatch();
  const location = useLocation();
  const [fromSheet] = useState(() => isFromSheet(location.state));

  // Close the sheet, so that it does not reopen on other pages.
  useEffect(() => {
    dispatch(addressSheetClosed());
  }, [dispatch]);

  return () => {
    if (fromSheet) dispatch(openAddressSheet());
    goBack();
  };
}
