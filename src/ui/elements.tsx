import type { ReactElement, ReactNode } from 'react';

/** Content without bare texts, for components that render it beside others (see tools/lone-text.js). */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];

/**
 * Puts a text alone into an element; elements stay as they are. The element has a box: Firefox ignores a touch on a text
 * whose element has `display: contents`.
 */
export function withLoneText(children: ReactNode): Elements {
  // A text beside elements is reported where they are written.
  return typeof children === 'string' ? <span>{children}</span> : (children as Elements);
}
