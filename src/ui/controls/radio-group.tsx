import { type ReactElement, useId } from 'react';
import { classNames } from '../class-names';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  icon?: ReactElement;
  id?: string;
}

interface RadioGroupProps<Value extends string> {
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  className: string;
  optionClassName: string;
}

/** Native radios, each covered by its option's box. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange, className, optionClassName } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={className}>
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'relative flex items-center justify-center text-center text-14 font-semibold',
            'has-checked:border-accent-strong has-checked:bg-accent-soft has-checked:text-accent-strong',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
            'forced-colors:has-focus-visible:outline-dashed',
            optionClassName,
          )}
        >
          <input
            id={option.id}
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="absolute inset-x-0 inset-y-(--touch-inset,0px) cursor-[inherit] appearance-none outline-none"
          />
          {option.icon}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
