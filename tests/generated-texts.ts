import * as english from '@/texts/generated/messages/en.js';

const PLAIN = 'aceinouyACEINOUY';
const ACCENTED = 'áçéíñóúýÁÇÉÍÑÓÚÝ';

/** Returns accented text, a third longer, which exposes untranslated, cut or overflowing texts. */
function generatedText(text: string): string {
  const accented = text.replace(/[aceinouy]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
  return accented + ' ~'.repeat(Math.ceil(text.length / 6));
}

type Message = (inputs: object) => string;

export const messages = Object.fromEntries(
  Object.entries(english).map(([key, message]) => [
    key,
    (inputs: object) => generatedText((message as Message)(inputs)),
  ]),
) as typeof english;
