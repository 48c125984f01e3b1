import { useDelayedFlag } from '../hooks/use-delayed-flag';

export interface SlowNoticeProps {
  /** Whether the call runs. */
  busy: boolean;
  /** 'Still trying…' */
  label: string;
  /** ms of a running call before the words appear. */
  after: number;
}

/** Says of a call that takes long that it is still being tried. */
export function SlowNotice({ busy, label, after }: SlowNoticeProps) {
  const isSlow = useDelayedFlag(busy, after);
  return (
    <div role="status">{isSlow && <p className="mt-2 text-center text-14 text-ink-muted">{label}</p>}</div>
  );
}
