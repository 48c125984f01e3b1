import { m } from '@/texts';
import { classNames } from '../class-names';

interface FoodMarkProps {
  isVeg: boolean;
  /** For a mark beside the same word. */
  isDecorative?: boolean;
  className?: string;
}

/** The Indian food-label mark, 16 px: a dot for veg, a triangle for non-veg. */
export function FoodMark({ isVeg, isDecorative = false, className }: FoodMarkProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      {...(isDecorative
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': isVeg ? m.veg() : m.nonveg() })}
      className={classNames('forced-shape size-4 shrink-0', isVeg ? 'text-veg' : 'text-nonveg', className)}
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
      {isVeg ? (
        <circle cx="8" cy="8" r="3.5" fill="currentColor" />
      ) : (
        <path
          d="M8 4.4l4 7H4z"
          fill="currentColor"
          stroke="currentColor"
          strokeWidth=".6"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
