import { useEffect, useEffectEvent } from 'react';
import { loadAnew } from '@/lib/release';
import { Button } from './button';
import { useOutdated } from './use-outdated';

/** What is said in the place of a part of the page whose code did not load. */
export interface MissingTexts {
  title: string;
  sentence: string;
  /** On the button that asks for it. */
  action: string;
}

interface MissingPart {
  /** @param outdated whether the page is of a former release, whose files are gone. */
  texts: (outdated: boolean) => MissingTexts;
  onRetry: () => void;
}

/**
 * What to say of a part that did not load, and what its button does: asks for it again, which happens without
 * being told once the browser is back online; or loads the page anew, where another release took its place.
 */
export function useMissing({ texts, onRetry }: MissingPart) {
  const outdated = useOutdated();
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const onOnline = () => retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, []);
  return { ...texts(outdated), act: outdated ? loadAnew : onRetry };
}

/** For a dialog whose code did not load: says so above the page, which stays as it is. */
export function MissingPrompt(props: MissingPart) {
  const { title, action, act } = useMissing(props);
  return (
    <div
      role="alert"
      className="fixed above-edge inset-x-2 z-40 mx-auto flex max-w-140 items-center justify-between gap-3 rounded-card bg-surface-raised p-3 ps-4 text-14 shadow-float"
    >
      {title}
      <Button size="44" variant="secondary" onClick={act}>
        {action}
      </Button>
    </div>
  );
}
