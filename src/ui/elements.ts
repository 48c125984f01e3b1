import type { ReactElement } from 'react';

/** Content without bare texts, for components that render it beside others (see tools/lone-text.js). */
export type Elements = ReactElement | false | null | undefined | readonly Elements[];
