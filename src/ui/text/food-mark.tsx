import type { ReactElement } from 'react';
import { m } from '@/texts';
import { classNames } from '../class-names';

const looks = {
  veg: {
    name: () => m.veg(),
    color: 'text-veg',
    shape: <circle cx="8" cy="8" r="3.5" fill="currentColor" />,
  },
  nonveg: {
    name: () => m.nonveg(),
    color: 'text-nonveg',
    shape: (
      <path
        d="M8 4.4l4 7H4z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth=".6"
        strokeLinejoin="round"
      />
    ),
  },
} satisfies Record<string, { name: () => string; color: string; shape: ReactElement }>;

interface FoodMarkProps {
  food: keyof typeof looks;
  /** For a mark beside the same word. */
  isDecorative?: boolean;
  className?: string;
}

/** The Indian food-label mark, 16 px. */
export function FoodMark({ food, isDecorative = false, className }: FoodMarkProps) {
  const { name, color, shape } = looks[food];
  return (
    <svg
      viewBox="0 0 16 16"
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name() })}
      className={classNames('forced-shape size-4 shrink-0', color, className)}
    >
      <rect
        x=".875"
        y=".875"
        width="14.25"
        height="14.25"
        rx="3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
      {shape}
    </svg>
  );
}
