import english from './en/legal.json';
import { uncompiledText } from './uncompiled-text';

/** Returns a text of the legal pages. Only they load the English ones. */
export const legalText = uncompiledText(english);
