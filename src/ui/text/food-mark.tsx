import { classNames } from '../layout/class-names';

export interface FoodMarkProps {
  veg: boolean;
  /** 'Veg' or 'Non-veg'. Leave it out beside the same word: the mark is then decorative. */
  label?: string | undefined;
  className?: string;
}

/** The Indian food-label mark, 16 px: a dot for veg, a triangle for non-veg. */
export function FoodMark({ veg, label, className }: FoodMarkProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      className={classNames('forced-shape size-4 shrink-0', veg ? 'text-veg' : 'text-nonveg', className)}
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
      {veg ? (
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
