import englishLegalTexts from '@/texts/en/legal.json';
import * as english from '@/texts/generated/messages/en.js';

const PLAIN = 'aceinouyACEINOUY';
const ACCENTED = 'áçéíñóúýÁÇÉÍÑÓÚÝ';

/** Returns accented text, a third longer, which exposes untranslated, cut or overflowing texts. */
function generatedText(text: string): string {
  // Placeholders stay as they are.
  const accented = text.replace(/\{\w+\}|[aceinouy]/gi, (part) => ACCENTED[PLAIN.indexOf(part)] ?? part);
  return accented + ' ~'.repeat(Math.ceil(text.length / 6));
}

type Message = (inputs: object) => string;

export const messages = Object.fromEntries(
  Object.entries(english).map(([key, message]) => [
    key,
    (inputs: object) => generatedText((message as Message)(inputs)),
  ]),
) as typeof english;

export const legalTexts = Object.fromEntries(
  Object.entries(englishLegalTexts).map(([key, text]) => [key, generatedText(text)]),
) as typeof englishLegalTexts;
