import { m } from '@/texts';

/** Announces 'Loading' to screen readers. A live region announces its text, not its label. */
export function LoadingStatus() {
  return (
    <p role="status" className="sr-only">
      {m.loading()}
    </p>
  );
}
