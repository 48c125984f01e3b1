import { useId, type ReactNode } from 'react';
import { classNames } from '../layout/class-names';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactNode;
}

export interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few exclusive choices in one box, built of native radios. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(4.75rem,100%),1fr))] rounded-card bg-surface-sunken p-1"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'relative flex items-center justify-center rounded-control border-[1.5px] border-transparent px-2 text-center text-14 font-semibold text-ink-muted',
            'has-checked:border-accent-strong has-checked:bg-accent-soft has-checked:text-accent-strong',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
            // The icon is above the label, or beside it from 1024 px.
            'min-h-16 flex-col gap-1 lg:min-h-11 lg:flex-row lg:gap-2 lg:px-1',
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
            className="absolute inset-0 size-full cursor-[inherit] appearance-none outline-none"
          />
          {option.icon}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
