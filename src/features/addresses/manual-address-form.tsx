import type { SubmitEvent } from 'react';
import { addressLine } from '@/domain/addresses/rules';
import { m } from '@/texts';
import { CLARITY_MASK } from '@/integrations/analytics/clarity-mask';
import { TextField } from '@/ui/controls/text-field';
import { DeliveryFields, TYPED_ADDRESS_FIELDS, useDeliveryFields } from './delivery-fields';
import type { PickerProps } from './picker-props';

/** Form to type the whole address where no map is available (contract §7). */
export function ManualAddressForm({ formId, formRef, draft, onEdit, onSave }: PickerProps) {
  const { fieldProps, validate } = useDeliveryFields({ draft, onEdit }, TYPED_ADDRESS_FIELDS);
  const typed = {
    streetAddress1: draft.streetAddress1.trim(),
    streetAddress2: draft.streetAddress2.trim(),
    city: draft.city.trim(),
    state: draft.state.trim(),
    pincode: draft.pincode,
    longitude: '0',
    latitude: '0',
  };
  const line = addressLine({ ...typed, houseNumber: '', landmark: '' });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (validate()) void onSave(() => Promise.resolve(typed));
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
