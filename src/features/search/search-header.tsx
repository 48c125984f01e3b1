import { ArrowLeft, CircleX, Search } from 'lucide-react';
import { use, useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { paths } from '@/config/paths';
import { PERSISTED_INPUT } from '@/platform/chunk-recovery';
import { useGoBack } from '@/ui/hooks/use-go-back';
import { m } from '@/texts';
import { IconButton } from '@/ui/controls/icon-button';
import { TextField } from '@/ui/controls/text-field';
import { SideMenuToggle } from '@/ui/layout/page-header';
import { useSearchText } from './use-search-text';

/** Search box; the page header on phones. It owns the typed text, so a key press does not re-render the dish list. */
export function SearchHeader() {
  const { text, setText, isPersisted, clear } = useSearchText();
  const goBack = useGoBack(paths.menu());
  const field = useRef<HTMLInputElement>(null);
  const navigationType = useNavigationType();
  const isNewVisit = useEffectEvent(() => navigationType !== NavigationType.Pop && text === '');

  // Do not focus after Back: the keyboard would cover the results.
  useEffect(() => {
    if (isNewVisit()) field.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className="sticky top-notice z-20 bg-surface lg:static low:not-focus-within:static">
      <div className="page-width flex items-center gap-1 py-1.5 lg:pt-8 lg:pb-2">
        <IconButton
          label={m.back()}
          icon={<ArrowLeft className="size-5 rtl:-scale-x-100" />}
          onClick={goBack}
          className="-ms-3 lg:hidden"
        />
        <form
          role="search"
          className="min-w-0 flex-1 lg:max-w-160"
          onSubmit={(event) => {
            event.preventDefault();
            field.current?.blur();
          }}
        >
          <TextField
            ref={field}
            {...(isPersisted && PERSISTED_INPUT)}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            label={m.search_placeholder()}
            hideLabel
            placeholder={m.search_placeholder()}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            leading={<Search className="size-5 shrink-0 text-ink-muted" />}
            trailing={
              text !== '' && (
                <IconButton
                  label={m.search_clear()}
                  icon={<CircleX className="size-5" />}
                  onClick={() => {
                    clear();
                    field.current?.focus();
                  }}
                />
              )
            }
          />
        </form>
        {use(SideMenuToggle)}
      </div>
    </div>
  );
}
