import type { Catalogue } from '.';
import * as english from './generated/messages/en.js';

const PLAIN = 'aceinouyACEINOUY';
const ACCENTED = 'áçéíñóúýÁÇÉÍÑÓÚÝ';

/** English with accents, a third longer. Untranslated, cut or overflowing text shows at a glance. */
export function pseudoText(text: string): string {
  const accented = text.replace(/[aceinouy]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
  return accented + ' ~'.repeat(Math.ceil(text.length / 6));
}

type Message = (inputs: object) => string;

/** Every English message as pseudo text. */
export const pseudoMessages = Object.fromEntries(
  Object.entries(english).map(([key, message]) => [
    key,
    (inputs: object) => pseudoText((message as Message)(inputs)),
  ]),
) as Catalogue;
