import { m } from '@/texts';
import { classNames } from '../class-names';

/** Shape of each kind: a dot and a triangle. */
const looks = {
  veg: { color: 'text-veg', path: 'M4.8 8a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0z' },
  nonveg: { color: 'text-nonveg', path: 'M8 4.4l4 7H4z' },
};

interface FoodMarkProps {
  food: keyof typeof looks;
  /** For a mark beside the same word. */
  isDecorative?: boolean;
  className?: string;
}

/** The Indian food-label mark, 16 px. */
export function FoodMark({ food, isDecorative = false, className }: FoodMarkProps) {
  const { color, path } = looks[food];
  return (
    <svg
      viewBox="0 0 16 16"
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': m[food]() })}
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
      <path d={path} fill="currentColor" stroke="currentColor" strokeWidth=".6" strokeLinejoin="round" />
    </svg>
  );
}
