import { toastRequested } from '@/domain/events';
import { languageChosen } from '@/domain/visit/slice';
import { useAppDispatch } from '@/store/hooks';
import { m, setLanguage } from '@/texts';
import { languages } from '@/texts/languages';
import { useLanguage } from '@/texts/use-language';

/** Returns the other languages with their own names ('हिन्दी'), and a function that switches to one. */
export function useLanguageSwitch() {
  const dispatch = useAppDispatch();
  const current = useLanguage();
  const others = [...languages].flatMap(([code, { name }]) => (code === current ? [] : [{ code, name }]));
  const choose = async (code: string) => {
    // The page may still be starting, and must not choose another language while the texts load.
    dispatch(languageChosen(code));
    if (await setLanguage(code)) return;
    dispatch(toastRequested({ text: m.layout_language_failed(), tone: 'error' }));
  };
  return { others, choose };
}
