import type { ReactElement } from 'react';
import { classNames } from '../class-names';

export type StateIllustrationKind = 'empty-cart' | 'not-found' | 'failed' | 'closed' | 'orders' | 'offline';

const accent = 'stroke-accent';

const drawings: Record<StateIllustrationKind, ReactElement> = {
  'empty-cart': (
    <>
      <path d="M42 58h60l5 47a6 6 0 0 1-6 6.5H43a6 6 0 0 1-6-6.5z" className="fill-surface" />
      <path d="M56 67V50a16 16 0 0 1 32 0v17" />
      <circle cx="56" cy="67" r="1.5" />
      <circle cx="88" cy="67" r="1.5" />
      <path d="M58 88q14 18 28 0" strokeWidth="4" className={accent} />
    </>
  ),
  'not-found': (
    <>
      <path d="M90 89l22 23" strokeWidth="7" />
      <circle cx="66" cy="66" r="32" className="fill-surface" />
      <circle
        cx="66"
        cy="66"
        r="20"
        className={classNames('fill-accent-soft', accent)}
        strokeDasharray="7 5.5"
      />
    </>
  ),
  failed: (
    <>
      <path d="M38 74h68v24a12 12 0 0 1-12 12H50a12 12 0 0 1-12-12z" className="fill-surface" />
      <path d="M30 80h7M107 80h7M40 62l62-12M66 56.5a6 6 0 0 1 12-2" />
      <path
        d="M56 40c0-6 5-6 5-12M72 34c0-6 5-6 5-12M88 32c0-5 4-5 4-10"
        strokeWidth="4"
        className={accent}
      />
    </>
  ),
  closed: (
    <>
      <path d="M40 70v40h64V70" className="fill-surface" />
      <path d="M42 40h60l8 20H34z" className="fill-surface" />
      <path
        d="M34 60a9.5 9.5 0 0 0 19 0a9.5 9.5 0 0 0 19 0a9.5 9.5 0 0 0 19 0a9.5 9.5 0 0 0 19 0z"
        className="fill-accent"
      />
      <rect x="54" y="80" width="36" height="18" rx="4" className="fill-danger-soft stroke-danger" />
      <path d="M62 89h20" className="stroke-danger" />
      <path d="M112 24a11 11 0 1 0 9 16a12 12 0 0 1-9-16z" stroke="none" className="fill-warning" />
    </>
  ),
  orders: (
    <>
      <path d="M48 34h48v76l-8-6-8 6-8-6-8 6-8-6-8 6z" className="fill-surface" />
      <path d="M60 52h24M60 66h24" />
      <path d="M60 80h13" strokeWidth="4" className={accent} />
    </>
  ),
  offline: (
    <>
      <path d="M46 100a17 17 0 0 1-2-33.9A26 26 0 0 1 94 62a19.5 19.5 0 0 1 4 38z" className="fill-surface" />
      <path d="M40 112L106 42" strokeWidth="4" className={accent} />
    </>
  ),
};

export function StateIllustration({ kind }: { kind: StateIllustrationKind }) {
  return (
    <svg
      viewBox="0 0 144 144"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-36 shrink-0 stroke-ink"
    >
      <circle cx="72" cy="72" r="72" stroke="none" className="fill-accent-soft" />
      {drawings[kind]}
    </svg>
  );
}
