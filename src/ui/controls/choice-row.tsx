import { Check } from 'lucide-react';
import type { InputHTMLAttributes, ReactElement, ReactNode } from 'react';
import { classNames } from '../class-names';

/** A native radio or checkbox with a custom look, 20 px. */
export function ChoiceInput({
  kind,
  className,
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  kind: 'radio' | 'checkbox';
}) {
  return (
    <span className={classNames('relative inline-grid size-5 shrink-0 place-items-center', className)}>
      <input
        {...rest}
        type={kind}
        className={classNames(
          'peer size-5 appearance-none forced-colors:appearance-auto border-[1.75px] border-line-strong bg-surface-raised',
          'checked:border-accent checked:bg-accent disabled:border-line disabled:bg-surface-sunken',
          kind === 'radio' ? 'rounded-full' : 'rounded-[5px]',
        )}
      />
      {kind === 'radio' ? (
        <span className="pointer-events-none absolute hidden size-2 rounded-full bg-surface-raised peer-checked:block forced-colors:hidden!" />
      ) : (
        <Check
          strokeWidth={2.5}
          className="pointer-events-none absolute hidden size-3.5 text-on-accent peer-checked:block forced-colors:hidden!"
        />
      )}
    </span>
  );
}

interface ChoiceRowProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  kind: 'radio' | 'checkbox';
  /** Names the input together with `trailing`. */
  label: ReactNode;
  trailing?: ReactElement;
}

export function ChoiceRow({ kind, label, trailing, className, ...rest }: ChoiceRowProps) {
  return (
    <label className={classNames('group flex min-h-12 items-center gap-3 text-16', className)}>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <span className="w-min min-w-0 grow group-has-checked:font-semibold group-has-disabled:text-ink-muted">
          {label}
        </span>
        {trailing}
      </span>
      <ChoiceInput {...rest} kind={kind} />
    </label>
  );
}
