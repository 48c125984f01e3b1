import legal from '@/texts/en/legal.json';
import prerender from '@/texts/en/prerender.json';
import * as compiled from '@/texts/generated/messages/en.js';

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
  Object.entries(compiled).map(([key, message]) => [
    key,
    (inputs: object) => generatedText((message as Message)(inputs)),
  ]),
) as typeof compiled;

const english = { ...legal, ...prerender };

export const uncompiledTexts = Object.fromEntries(
  Object.entries(english).map(([key, text]) => [key, generatedText(text)]),
) as typeof english;
