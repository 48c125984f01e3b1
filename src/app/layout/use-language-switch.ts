import { toastRequested } from '@/domain/events';
import { languageChosen } from '@/domain/visit/slice';
import { useAppDispatch } from '@/store/hooks';
import { m } from '@/texts';
import { chooseLanguage, currentLanguage } from '@/texts/language';
import { offeredLanguages } from '@/texts/languages';
import { useLanguage } from '@/texts/use-language';

/** Returns the other languages with their own names ('हिन्दी'), and a function that switches to one. */
export function useLanguageSwitch() {
  const dispatch = useAppDispatch();
  const current = useLanguage();
  const others = [...offeredLanguages].flatMap(([code, { name }]) =>
    code === current ? [] : [{ code, name }],
  );
  const choose = async (code: string) => {
    if (await chooseLanguage(code)) dispatch(languageChosen(currentLanguage()));
    else dispatch(toastRequested({ text: m.layout_language_failed(), tone: 'error' }));
  };
  return { others, choose };
}
