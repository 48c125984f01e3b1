/** Every text of the interface: one typed catalogue, written in `<language>/*.json`, compiled by the build. */
export { m } from './generated/messages.js';
