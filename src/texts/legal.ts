import english from './en/legal.json';
import { laterText } from './later-text';

/** Returns a text of the legal pages. Only they load the English ones. */
export const legalText = laterText(english);
