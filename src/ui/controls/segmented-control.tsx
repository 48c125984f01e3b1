import { RadioGroup, type RadioOption } from './radio-group';

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few exclusive choices in one box. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  return (
    <RadioGroup
      {...props}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(4.75rem,100%),1fr))] rounded-card bg-surface-sunken p-1"
      optionClassName="min-h-16 flex-col gap-1 rounded-control border-[1.5px] border-transparent px-2 text-ink-muted lg:min-h-11 lg:flex-row lg:gap-2 lg:px-1"
    />
  );
}
