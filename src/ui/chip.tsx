import { useId, type ReactNode } from 'react';
import { classNames } from './class-names';
import type { SegmentOption } from './segments';

const chipBox =
  'touch-44 inline-flex h-9 shrink-0 items-center gap-2 rounded-full border border-line-strong bg-surface px-3 text-14 font-semibold text-ink';

export interface ChipProps {
  children: ReactNode;
  selected?: boolean;
  onPress: () => void;
  icon?: ReactNode;
  className?: string;
}

/** A pill that is on or off, 36 high and 44 under the finger. */
export function Chip({ children, selected = false, onPress, icon, className }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onPress}
      className={classNames(
        chipBox,
        selected && 'border-[1.5px] border-accent-strong bg-accent-soft text-accent-strong',
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}

export interface ChipGroupProps<Value extends string> {
  /** Names the group. */
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** Exclusive choices as a row of chips, such as the veg filter on phones. Real radios underneath. */
export function ChipGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
}: ChipGroupProps<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classNames('flex gap-2', className)}>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            chipBox,
            'has-checked:border-[1.5px] has-checked:border-accent-strong has-checked:bg-accent-soft has-checked:text-accent-strong',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
            className="absolute inset-x-0 -inset-y-1 cursor-[inherit] appearance-none rounded-full outline-none"
          />
          {option.icon}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
