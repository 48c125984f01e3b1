/** All Hindi texts, in one file. */
export * as messages from './generated/messages/hi.js';
export { default as legalTexts } from './hi/legal.json';
