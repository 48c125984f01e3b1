import { RadioGroup, type RadioOption } from '@/ui/controls/radio-group';

interface RadioCardGroupProps<Value extends string> {
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
  layout: 'row' | 'six-columns' | 'auto-fill';
}

const layouts = {
  row: 'mt-3 flex flex-wrap gap-2',
  'six-columns': 'mt-3 grid grid-cols-6 gap-2',
  'auto-fill': 'mt-3 grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2',
};

export function RadioCardGroup<Value extends string>({ layout, ...rest }: RadioCardGroupProps<Value>) {
  return (
    <section className="rounded-card bg-surface-raised p-4">
      <h2 className="text-16 font-bold">{rest.label}</h2>
      <RadioGroup
        {...rest}
        className={layouts[layout]}
        optionClassName="min-h-11 rounded-control border border-line-strong px-2.5 tabular-nums has-checked:inset-ring-1 has-checked:inset-ring-accent-strong"
      />
    </section>
  );
}
