import { useState } from 'react';

/** True from the first time that `isWanted` is: what has been loaded stays, to close in its own time. */
export function useWanted(isWanted: boolean): boolean {
  const [was, setWas] = useState(isWanted);
  if (isWanted && !was) setWas(true);
  return was || isWanted;
}
