import { useState } from 'react';

/**
 * Whether an error appeared in a field that code has just focused: its description announces the error, and an alert would
 * repeat it. An error that appears while the diner types, or leaves the field, needs the alert.
 * @returns that, and props of an element around the field
 */
export function useFocusAnnounces(error: string | undefined) {
  const [isUntouched, setUntouched] = useState(false);
  const [last, setLast] = useState({ error, isAnnounced: false });
  if (error !== last.error) setLast({ error, isAnnounced: isUntouched && Boolean(error) });
  const touch = () => setUntouched(false);
  const props = { onFocus: () => setUntouched(true), onBlur: touch, onKeyDown: touch, onInput: touch };
  return [last.isAnnounced, props] as const;
}
