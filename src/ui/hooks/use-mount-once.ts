import { useState } from 'react';

/** Returns true once `shouldMount` has been true, so that a dialog can finish its exit animation. */
export function useMountOnce(shouldMount: boolean): boolean {
  const [wasMounted, setWasMounted] = useState(shouldMount);
  if (shouldMount && !wasMounted) setWasMounted(true);
  return wasMounted || shouldMount;
}
