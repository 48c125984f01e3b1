import { useDelayedFlag } from '../hooks/use-delayed-flag';

export interface SlowNoticeProps {
  busy: boolean;
  label: string;
  /** In ms. */
  after: number;
}

/** Announces that a slow request is still being tried. */
export function SlowNotice({ busy, label, after }: SlowNoticeProps) {
  const isSlow = useDelayedFlag(busy, after);
  return (
    <div role="status">{isSlow && <p className="mt-2 text-center text-14 text-ink-muted">{label}</p>}</div>
  );
}
