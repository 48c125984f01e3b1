import { m } from '@/texts';

/** 'Loading' for screen readers, beside a skeleton. */
export function LoadingStatus() {
  return (
    <p role="status" className="sr-only">
      {m.loading()}
    </p>
  );
}
