import { languages as offered } from '@/texts/languages';

/** With a language for checking layouts: longer words, right to left. No page offers it. */
export const languages: typeof offered = new Map([
  ...offered,
  [
    'ar-XB',
    {
      name: 'Generated',
      locale: 'ar-XB',
      direction: 'rtl' as const,
      load: () => import('./generated-texts'),
    },
  ],
]);
