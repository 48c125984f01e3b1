/** Every text of the interface: one typed catalogue, written in `en/*.json`, compiled by the build. */
export { m } from './generated/messages.js';
