import { useEffect } from 'react';

export interface RenderedProps {
  onRendered: (() => void) | undefined;
}

/** Reports that its Suspense boundary is rendered or hydrated, which may be later than what surrounds it. */
export function Rendered({ onRendered }: RenderedProps) {
  useEffect(() => onRendered?.(), [onRendered]);
  return null;
}
