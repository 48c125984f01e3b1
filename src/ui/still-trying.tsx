import { useLate } from './use-late';

export interface StillTryingProps {
  /** Whether the call runs. */
  busy: boolean;
  /** 'Still trying…' */
  label: string;
  /** ms of a running call before the words appear. */
  after: number;
}

/** Says of a call that takes long that it is still being tried. */
export function StillTrying({ busy, label, after }: StillTryingProps) {
  const isLate = useLate(busy, after);
  return (
    <div role="status">{isLate && <p className="mt-2 text-center text-14 text-ink-muted">{label}</p>}</div>
  );
}
