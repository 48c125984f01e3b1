import { MapPin } from 'lucide-react';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { m } from '@/texts';
import { TextField } from '@/ui/controls/text-field';
import type { AddressDraft } from '@/domain/addresses/draft';
import type { PickerProps } from './picker-props';

/** Focus fallback after 'Type the address instead' is pressed. */
export const HOUSE_FIELD_ID = 'house-number';

interface DeliveryFieldsProps {
  draft: AddressDraft;
  onEdit: (change: Partial<AddressDraft>) => void;
  houseError: string;
  houseRef: Ref<HTMLInputElement>;
  place: ReactNode;
  children?: ReactNode;
}

/** Props of `DeliveryFields`, and the check of the house number, which is required. */
export function useDeliveryFields({ draft, onEdit }: Pick<PickerProps, 'draft' | 'onEdit'>) {
  const [houseError, setHouseError] = useState('');
  const houseRef = useRef<HTMLInputElement>(null);
  return {
    fields: {
      draft,
      onEdit: (change: Partial<AddressDraft>) => {
        onEdit(change);
        if (change.houseNumber) setHouseError('');
      },
      houseError,
      houseRef,
    },
    /** Shows an error and focuses the field if the house number is missing. @returns whether it is there. */
    validate: (): boolean => {
      const isMissing = !draft.houseNumber.trim();
      setHouseError(isMissing ? m.addresses_house_required() : '');
      if (isMissing) houseRef.current?.focus();
      return !isMissing;
    },
  };
}

export function DeliveryFields({
  draft,
  onEdit,
  houseError,
  houseRef,
  place,
  children,
}: DeliveryFieldsProps) {
  return (
    <>
      <h3 className="text-16 font-bold">{m.addresses_details()}</h3>
      <div className="mt-2.5 flex gap-3.5 rounded-card bg-surface-sunken px-3.5 py-3">
        <MapPin className="mt-0.5 size-5 shrink-0 text-accent-strong" strokeWidth={1.75} />
        <div className="min-w-0 text-14 break-words">
          {draft.houseNumber.trim() && <p className="font-semibold">{draft.houseNumber}</p>}
          <p aria-live="polite" className="text-ink-muted">
            {place}
          </p>
        </div>
      </div>
      <TextField
        id={HOUSE_FIELD_ID}
        ref={houseRef}
        label={m.addresses_house()}
        required
        placeholder={m.addresses_house_example()}
        autoComplete="address-line1"
        value={draft.houseNumber}
        error={houseError}
        onChange={(event) => onEdit({ houseNumber: event.target.value })}
        className="mt-5"
      />
      {children}
      <TextField
        label={m.addresses_landmark()}
        placeholder={m.addresses_landmark_example()}
        autoComplete="off"
        value={draft.landmark}
        onChange={(event) => onEdit({ landmark: event.target.value })}
        className="mt-4"
      />
    </>
  );
}
