import { MapPin } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import { digitsIn } from '@/lib/digits';
import { m } from '@/texts';
import { TextField } from '@/ui/controls/text-field';
import type { AddressDraft } from '@/domain/addresses/types';
import type { Elements } from '@/ui/elements';
import type { PickerProps } from './picker-props';

/** Focus fallback after 'Type the address instead' is pressed. */
export const HOUSE_FIELD_ID = 'house-number';

type Field = keyof AddressDraft;

/** Error texts of the fields that an address may need, in the order of the form. */
const problems = {
  houseNumber: () => m.addresses_house_required(),
  streetAddress1: () => m.addresses_street_required(),
  city: () => m.addresses_city_required(),
  pincode: () => m.addresses_pin_code_invalid(),
} as const satisfies Partial<Record<Field, () => string>>;

export type RequiredField = keyof typeof problems;

export const TYPED_ADDRESS_FIELDS = Object.keys(problems) as RequiredField[];

const isValid = (field: Field, text: string) =>
  field === 'pincode' ? /^\d{6}$/.test(text) : text.trim() !== '';

/** Connects fields to the draft. From the first Save on, required ones have an error text until they are valid. */
export function useDeliveryFields(
  { draft, onEdit }: Pick<PickerProps, 'draft' | 'onEdit'>,
  required: readonly RequiredField[],
) {
  const [wasSubmitted, setSubmitted] = useState(false);
  const inputs = useRef(new Map<Field, HTMLInputElement | null>());
  const invalid = required.filter((field) => !isValid(field, draft[field]));
  return {
    fieldProps: (field: Field) => {
      const problem = wasSubmitted && invalid.find((each) => each === field);
      return {
        ref: (input: HTMLInputElement | null) => void inputs.current.set(field, input),
        required: required.some((each) => each === field),
        value: draft[field],
        error: problem ? problems[problem]() : '',
        onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
          onEdit({ [field]: field === 'pincode' ? digitsIn(value) : value }),
      };
    },
    /** Shows the errors and focuses the first invalid field. @returns whether there is none. */
    validate: (): boolean => {
      setSubmitted(true);
      if (invalid[0]) inputs.current.get(invalid[0])?.focus();
      return invalid.length === 0;
    },
  };
}

interface DeliveryFieldsProps {
  houseNumber: string;
  fieldProps: ReturnType<typeof useDeliveryFields>['fieldProps'];
  place: ReactNode;
  children?: Elements;
}

export function DeliveryFields({ houseNumber, fieldProps, place, children }: DeliveryFieldsProps) {
  return (
    <>
      <h3 className="text-16 font-bold">{m.addresses_details()}</h3>
      <div className="mt-2.5 flex gap-3.5 rounded-card bg-surface-sunken px-3.5 py-3">
        <MapPin className="mt-0.5 size-5 shrink-0 text-accent-strong" strokeWidth={1.75} />
        <div className="min-w-0 text-14 break-words">
          {houseNumber.trim() && (
            <p dir="auto" className="font-semibold">
              {houseNumber}
            </p>
          )}
          <p aria-live="polite" dir="auto" className="text-ink-muted">
            {place}
          </p>
        </div>
      </div>
      <TextField
        id={HOUSE_FIELD_ID}
        {...fieldProps('houseNumber')}
        label={m.addresses_house()}
        placeholder={m.addresses_house_example()}
        autoComplete="address-line1"
        className="mt-5"
      />
      {children}
      <TextField
        {...fieldProps('landmark')}
        label={m.addresses_landmark()}
        placeholder={m.addresses_landmark_example()}
        autoComplete="off"
        className="mt-4"
      />
    </>
  );
}
