import { selectAddressesOpen } from '@/domain/prompts/slice';
import { useAppSelector } from '@/store/hooks';
import { chunkErrorTexts } from '@/texts/chunk-error-texts';
import { MissingPrompt, useMissing } from '@/ui/missing-prompt';

interface MissingProps {
  onRetry: () => void;
}

/** For the address sheet whose code did not load: nobody needs to know before it is asked for. */
export function AddressSheetMissing(props: MissingProps) {
  const isAsked = useAppSelector(selectAddressesOpen);
  return isAsked ? <MissingPrompt texts={chunkErrorTexts} {...props} /> : <Silently {...props} />;
}

function Silently({ onRetry }: MissingProps) {
  useMissing({ texts: chunkErrorTexts, onRetry });
  return null;
}
