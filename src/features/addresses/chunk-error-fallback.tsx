import { selectAddressesOpen } from '@/domain/dialogs/slice';
import { useAppSelector } from '@/store/hooks';
import { ChunkErrorPrompt } from '@/ui/feedback/chunk-error-prompt';

interface ChunkErrorFallbackProps {
  onRetry: () => void;
}

/** Chunk load error of the address sheet: silent until the diner opens the sheet. */
export function AddressSheetChunkError(props: ChunkErrorFallbackProps) {
  const isRequested = useAppSelector(selectAddressesOpen);
  return isRequested && <ChunkErrorPrompt {...props} />;
}
