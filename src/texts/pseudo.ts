import * as english from './generated/languages/en.js';
import type { Messages } from './loaded';

const PLAIN = 'aceinouyACEINOUY';
const ACCENTED = 'áçéíñóúýÁÇÉÍÑÓÚÝ';

/** English with accents and a third longer: what is not a text of ours, is cut or runs over shows at a glance. */
export function pseudoText(text: string): string {
  const accented = text.replace(/[aceinouy]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
  return accented + ' ~'.repeat(Math.ceil(text.length / 6));
}

type Message = (inputs: object) => string;

/** Every English message, made up. */
export const pseudoMessages = Object.fromEntries(
  Object.entries(english).map(([key, message]) => [
    key,
    (inputs: object) => pseudoText((message as Message)(inputs)),
  ]),
) as Messages;
