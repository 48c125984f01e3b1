import { MapPin } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type ReactNode, type Ref, type SubmitEvent } from 'react';
import { addressLine } from '@/domain/addresses/rules';
import type { AddressDraft, NewAddress } from '@/domain/addresses/types';
import { CLARITY_MASK } from '@/integrations/analytics/clarity-mask';
import { digitsIn } from '@/lib/digits';
import { m } from '@/texts';
import { TextField } from '@/ui/controls/text-field';
import type { Elements } from '@/ui/elements';
import { Skeleton } from '@/ui/feedback/skeleton';
import { SkeletonRows } from '@/ui/feedback/skeleton-rows';

/** Focus fallback after 'Type the address instead' is pressed. */
export const HOUSE_FIELD_ID = 'house-number';

/** Fields that it lacks are typed, and part of the draft. */
type PickedPlace = Pick<NewAddress, 'longitude' | 'latitude'> &
  Partial<AddressDraft> & { warning?: string | undefined };

export interface PickerProps {
  formId: string;
  formRef: Ref<HTMLFormElement>;
  draft: AddressDraft;
  onEdit: (change: Partial<AddressDraft>) => void;
  /** Saves the address that `resolvePlace` completes; the lookup may still be running. Null saves nothing. */
  onSave: (resolvePlace: () => Promise<PickedPlace | null>) => Promise<void>;
}

type Field = keyof AddressDraft;

/** Error texts of the fields that an address may need, in the order of the form. */
const problems = {
  houseNumber: () => m.addresses_house_required(),
  streetAddress1: () => m.addresses_street_required(),
  city: () => m.addresses_city_required(),
  pincode: () => m.addresses_pin_code_invalid(),
} as const satisfies Partial<Record<Field, () => string>>;

export type RequiredField = keyof typeof problems;

const TYPED_ADDRESS_FIELDS = Object.keys(problems) as RequiredField[];

const isValid = (field: Field, text: string) =>
  field === 'pincode' ? /^\d{6}$/.test(text) : text.trim() !== '';

/** Returns the fields without white space at their ends. */
export function trimFields<Fields extends object>(fields: Fields): Fields {
  const trimmed = Object.entries(fields).map(([name, text]) => [name, String(text).trim()]);
  return Object.fromEntries(trimmed) as Fields;
}

/** Connects fields to the draft. From the first Save on, required ones have an error text until they are valid. */
export function useAddressFields(
  draft: AddressDraft,
  onEdit: PickerProps['onEdit'],
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
  fieldProps: ReturnType<typeof useAddressFields>['fieldProps'];
  place: ReactNode;
  children?: Elements;
}

export function DeliveryFields({ houseNumber, fieldProps, place, children }: DeliveryFieldsProps) {
  return (
    <>
      <h3 className="text-16 font-bold">{m.addresses_details()}</h3>
      <div className="mt-2.5 flex gap-3.5 rounded-card bg-surface-sunken px-3.5 py-3">
        <MapPin className="mt-0.5 size-5 shrink-0 text-accent-strong" strokeWidth={1.75} />
        {/* On phones, room for house number and two lines: the fields stay in place when the address arrives. */}
        <div className="min-w-0 text-14 break-words max-md:min-h-[3lh]">
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

/** A typed address has no position. */
const NO_POSITION = { longitude: '0', latitude: '0' };

/** Form to type the whole address where no map is available (docs/behaviour.md 11.3). */
export function ManualAddressForm({ formId, formRef, draft, onEdit, onSave }: PickerProps) {
  const { fieldProps, validate } = useAddressFields(draft, onEdit, TYPED_ADDRESS_FIELDS);
  const line = addressLine({ ...trimFields(draft), ...NO_POSITION, houseNumber: '', landmark: '' });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (validate()) void onSave(() => Promise.resolve(NO_POSITION));
  };

  return (
    <form {...CLARITY_MASK} ref={formRef} id={formId} noValidate onSubmit={submit} className="px-4 pt-2 pb-6">
      <DeliveryFields
        houseNumber={draft.houseNumber}
        fieldProps={fieldProps}
        place={line || m.addresses_typed_hint()}
      >
        <TextField
          {...fieldProps('streetAddress1')}
          label={m.addresses_street_1()}
          autoComplete="address-line2"
          className="mt-4"
        />
        <TextField
          {...fieldProps('streetAddress2')}
          label={m.addresses_street_2()}
          placeholder={m.addresses_street_2_example()}
          autoComplete="address-level3"
          className="mt-4"
        />
        <div className="mt-4 grid grid-cols-2 gap-3">
          <TextField {...fieldProps('city')} label={m.addresses_city()} autoComplete="address-level2" />
          <TextField
            {...fieldProps('pincode')}
            label={m.addresses_pin_code()}
            inputMode="numeric"
            autoComplete="postal-code"
          />
        </div>
        <TextField
          {...fieldProps('state')}
          label={m.addresses_state()}
          autoComplete="address-level1"
          className="mt-4"
        />
      </DeliveryFields>
    </form>
  );
}

/** Shown until the code and the script of the map are loaded. */
export function PickerSkeleton() {
  return (
    <div>
      <Skeleton shape="box" className="h-62.5 rounded-none" />
      <SkeletonRows rows={3} widths={['w-36', 'w-full']} className="px-4 pt-5" rowClassName="mb-5 h-20" />
    </div>
  );
}
