import { useEffect, useState } from 'react';

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
  return <div role="status">{busy && <Late label={label} after={after} />}</div>;
}

function Late({ label, after }: Omit<StillTryingProps, 'busy'>) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return isLate && <p className="mt-2 text-center text-14 text-ink-muted">{label}</p>;
}
