import english from '@/texts/en/prerender.json';
import { uncompiledText } from '@/texts/uncompiled-text';

/** Returns a text that only prerendered pages, their metadata and printed cards have. */
export const prerenderText = uncompiledText(english);
