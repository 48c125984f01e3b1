import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { DEBOUNCE_MS } from '@/config/limits';
import type { Point } from '@/integrations/maps/geocode';
import {
  createSearchSession,
  suggestPlaces,
  type SearchSession,
  type Suggestion,
} from '@/integrations/maps/suggestions';
import { m } from '@/texts';
import { classNames } from '@/ui/class-names';

interface PlaceSearchProps {
  near: Point;
  /** The point resolves to null when the service does not answer. */
  onPick: (point: Promise<Point | null>) => void;
  /** Called after each search. */
  onAnswer: (hasFailed: boolean) => void;
  inputRef: Ref<HTMLInputElement>;
  problemId: string | undefined;
}

/** Combobox for places. Enter picks the highlighted suggestion, or the first one. */
export function PlaceSearch({ near, onPick, onAnswer, inputRef, problemId }: PlaceSearchProps) {
  const listId = useId();
  const [text, setText] = useState('');
  /** Words to search for; '' when the list is closed. */
  const [query, setQuery] = useState('');
  /** Null until the search is answered. */
  const [answer, setAnswer] = useState<readonly Suggestion[] | 'failed' | null>(null);
  const found = answer === 'failed' ? null : answer;
  const [active, setActive] = useState(-1);
  const session = useRef<SearchSession>(null);

  const suggest = useEffectEvent(async () => {
    try {
      session.current ??= createSearchSession();
      return await suggestPlaces(query.trim(), near, session.current);
    } catch {
      return 'failed';
    }
  });
  const showAnswer = useEffectEvent((latest: readonly Suggestion[] | 'failed') => {
    setAnswer(latest);
    onAnswer(latest === 'failed');
  });
  useEffect(() => {
    if (!query.trim()) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void suggest().then((latest) => {
        if (isCurrent) showAnswer(latest);
      });
    }, DEBOUNCE_MS.search);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query]);

  const search = (words: string) => {
    setQuery(words);
    setAnswer(null);
    setActive(-1);
  };
  const close = () => search('');

  const pick = (suggestion: Suggestion) => {
    close();
    setText(suggestion.name);
    session.current = null;
    onPick(suggestion.point());
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && answer) {
      // Escape closes the list only, not the overlay.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (found && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      const count = found.length + 1;
      setActive(((active + 1 + step + count) % count) - 1);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = found?.[Math.max(active, 0)];
      if (chosen) pick(chosen);
    }
  };

  return (
    <div className="absolute inset-x-3 top-3 z-10">
      <div className="flex h-12 items-center gap-3 rounded-control bg-surface-raised px-3.5 shadow-float focus-within:outline-2 focus-within:-outline-offset-2 focus-within:outline-ink">
        <Search className="size-4.5 shrink-0 text-ink-muted" />
        <input
          ref={inputRef}
          type="text"
          role="combobox"
          aria-label={m.addresses_search()}
          aria-invalid={problemId !== undefined || undefined}
          aria-describedby={problemId}
          aria-expanded={(found?.length ?? 0) > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${listId}-${String(active)}` : undefined}
          placeholder={m.addresses_search()}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onChange={({ target: { value } }) => {
            setText(value);
            search(value);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
          className="h-full min-w-0 flex-1 bg-transparent text-16 outline-none placeholder:text-ink-muted"
        />
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={m.addresses_suggestions()}
        hidden={!found || found.length === 0}
        className="mt-1 overflow-hidden rounded-control bg-surface-raised py-1 shadow-float"
      >
        {found?.map((suggestion, index) => (
          <div
            key={suggestion.id}
            id={`${listId}-${String(index)}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            // Keep the focus in the field: a blur would close the list before the click arrives.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(suggestion)}
            onKeyDown={onKeyDown}
            className={classNames(
              'flex min-h-12 cursor-pointer flex-col justify-center px-3.5 break-words py-1.5 hover:bg-surface-sunken',
              index === active && 'bg-surface-sunken',
            )}
          >
            <span dir="auto" className="text-14 font-semibold">
              {suggestion.name}
            </span>
            <span dir="auto" className="text-12 text-ink-muted">
              {suggestion.context}
            </span>
          </div>
        ))}
      </div>
      <p role="status">
        {(answer === 'failed' || answer?.length === 0) && (
          <span className="mt-1 block rounded-control bg-surface-raised px-3.5 py-3 text-14 shadow-float">
            {answer === 'failed' ? m.addresses_search_failed() : m.addresses_no_suggestions()}
          </span>
        )}
      </p>
    </div>
  );
}
