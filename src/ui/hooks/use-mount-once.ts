import { useState } from 'react';

/** True from the first time that `shouldMount` is: what has been loaded stays, to close in its own time. */
export function useMountOnce(shouldMount: boolean): boolean {
  const [wasMounted, setWasMounted] = useState(shouldMount);
  if (shouldMount && !wasMounted) setWasMounted(true);
  return wasMounted || shouldMount;
}
