/** All Hindi texts, in one file. */
import legal from './hi/legal.json';
import prerender from './hi/prerender.json';

export * as messages from './generated/messages/hi.js';
export const uncompiledTexts = { ...legal, ...prerender };
