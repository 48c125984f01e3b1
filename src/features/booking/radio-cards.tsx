import { useId } from 'react';
import { classNames } from '@/ui/layout/class-names';

export interface ChoicesProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
  layout: 'row' | 'six-columns' | 'auto-fill';
}

const layouts = {
  row: 'flex flex-wrap',
  'six-columns': 'grid grid-cols-6',
  'auto-fill': 'grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]',
};

export function Choices<Value extends string>({
  label,
  options,
  value,
  onChange,
  layout,
}: ChoicesProps<Value>) {
  const name = useId();
  const labelId = useId();
  return (
    <section className="rounded-card bg-surface-raised p-4">
      <h2 id={labelId} className="text-16 font-bold">
        {label}
      </h2>
      <div role="radiogroup" aria-labelledby={labelId} className={classNames('mt-3 gap-2', layouts[layout])}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              'relative flex min-h-11 items-center justify-center rounded-control border border-line-strong px-2.5 text-center text-14 font-semibold tabular-nums',
              'has-checked:border-accent-strong has-checked:bg-accent-soft has-checked:text-accent-strong has-checked:inset-ring-1 has-checked:inset-ring-accent-strong',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-[inherit] appearance-none outline-none"
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </section>
  );
}
