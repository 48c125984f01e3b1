import english from '@/texts/en/prerender.json';
import { laterText } from '@/texts/later-text';

/** Returns a text that only prerendered pages, their metadata and printed cards have. */
export const prerenderText = laterText(english);
