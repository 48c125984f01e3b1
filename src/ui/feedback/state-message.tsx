import { Suspense, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { lazyWithPreload, SilentChunkError } from './lazy-with-preload';
import type { StateIllustrationKind } from './state-illustration';

/** Decorative: after a chunk load error, only the background is shown. */
const StateIllustration = lazyWithPreload(
  () => import('./state-illustration').then((module) => module.StateIllustration),
  SilentChunkError,
);

export interface StateMessageProps {
  kind: StateIllustrationKind;
  title: string;
  /** The title starts with a capital letter, whatever its text starts with. */
  isTitleCapitalized?: boolean;
  description?: ReactNode;
  action?: ReactNode;
  level?: 1 | 2 | 3;
  /** Set it when the message appears later; 'alert' for the text of a failed call. */
  role?: 'status' | 'alert';
  className?: string;
}

const titles = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

export function StateMessage(props: StateMessageProps) {
  const { kind, title, isTitleCapitalized, description, action, level = 2, role, className } = props;
  const Title = titles[level];
  return (
    <div
      role={role}
      className={classNames('mx-auto flex max-w-80 flex-col items-center px-4 py-8 text-center', className)}
    >
      <div aria-hidden="true" className="size-36 shrink-0 rounded-full bg-accent-soft">
        <Suspense>
          <StateIllustration kind={kind} />
        </Suspense>
      </div>
      <Title className={classNames('mt-5 text-20 font-bold', isTitleCapitalized && 'first-letter:uppercase')}>
        {title}
      </Title>
      {description !== undefined && <p className="mt-1 text-14 text-balance text-ink-muted">{description}</p>}
      {action !== undefined && <div className="mt-5 flex min-w-36 flex-col">{action}</div>}
    </div>
  );
}
