import type { SubmitEvent } from 'react';
import { addressLine } from '@/domain/addresses/types';
import { m } from '@/texts';
import { CLARITY_MASK } from '@/integrations/analytics/clarity-mask';
import { TextField } from '@/ui/controls/text-field';
import { DeliveryFields, useDeliveryFields } from './delivery-fields';
import type { PickerProps } from './picker-props';

/** Form to type the whole address where no map is available (contract §7). */
export function ManualAddressForm({ formId, formRef, draft, onEdit, onSave }: PickerProps) {
  const { fields, validate } = useDeliveryFields({ draft, onEdit });
  const typed = { ...draft, houseNumber: '', landmark: '', longitude: '0', latitude: '0' };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (validate()) void onSave(() => Promise.resolve(typed));
  };

  return (
    <form {...CLARITY_MASK} ref={formRef} id={formId} noValidate onSubmit={submit} className="px-4 pt-2 pb-6">
      <DeliveryFields {...fields} place={addressLine(typed) || m.addresses_typed_hint()}>
        <TextField
          label={m.addresses_street_1()}
          autoComplete="address-line2"
          value={draft.streetAddress1}
          onChange={(event) => onEdit({ streetAddress1: event.target.value })}
          className="mt-4"
        />
        <TextField
          label={m.addresses_street_2()}
          placeholder={m.addresses_street_2_example()}
          autoComplete="address-level3"
          value={draft.streetAddress2}
          onChange={(event) => onEdit({ streetAddress2: event.target.value })}
          className="mt-4"
        />
        <div className="mt-4 grid grid-cols-2 gap-3">
          <TextField
            label={m.addresses_city()}
            autoComplete="address-level2"
            value={draft.city}
            onChange={(event) => onEdit({ city: event.target.value })}
          />
          <TextField
            label={m.addresses_pin_code()}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={6}
            value={draft.pincode}
            onChange={(event) => onEdit({ pincode: event.target.value.replace(/\D/g, '') })}
          />
        </div>
        <TextField
          label={m.addresses_state()}
          autoComplete="address-level1"
          value={draft.state}
          onChange={(event) => onEdit({ state: event.target.value })}
          className="mt-4"
        />
      </DeliveryFields>
    </form>
  );
}
