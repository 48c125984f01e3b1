import { useId, useRef, useState, type SubmitEvent } from 'react';
import { selectIsSavingAddress, editAddress } from '@/domain/addresses/slice';
import type { Address } from '@/domain/addresses/types';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { BottomBar } from '@/ui/layout/bottom-bar';
import { CLARITY_MASK } from '@/integrations/analytics/clarity-mask';
import { Notice } from '@/ui/feedback/notice';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { TextField } from '@/ui/controls/text-field';

interface EditFormProps {
  address: Address;
  onDone: () => void;
}

/** Edits a saved address except its location. */
export function EditForm({ address, onDone }: EditFormProps) {
  const dispatch = useAppDispatch();
  const isSaving = useAppSelector(selectIsSavingAddress);
  const [houseNumber, setHouseNumber] = useState(address.houseNumber);
  const [streetAddress1, setStreetAddress1] = useState(address.streetAddress1);
  const [streetAddress2, setStreetAddress2] = useState(address.streetAddress2);
  const [landmark, setLandmark] = useState(address.landmark);
  const [wasSubmitted, setSubmitted] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const house = useRef<HTMLInputElement>(null);
  const street = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const isMissing = (text: string) => wasSubmitted && text.trim() === '';

  // Both fields share one error text.
  const errorProps = (text: string) =>
    isMissing(text) && { 'aria-invalid': true, 'aria-describedby': problemId };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const edited = {
      houseNumber: houseNumber.trim(),
      streetAddress1: streetAddress1.trim(),
      streetAddress2: streetAddress2.trim(),
      landmark: landmark.trim(),
    };
    setSubmitted(true);
    if (!edited.houseNumber || !edited.streetAddress1) {
      (edited.houseNumber ? street : house).current?.focus();
      return;
    }
    const result = await dispatch(editAddress({ ...address, ...edited }));
    // The diner may have left the form meanwhile.
    if (editAddress.fulfilled.match(result) && form.current) onDone();
  };

  return (
    <form {...CLARITY_MASK} ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <div className="page-width pt-2 pb-8">
        <div className="flex max-w-140 flex-col gap-5">
          <TextField
            ref={house}
            label={m.addresses_edit_house()}
            required
            {...errorProps(houseNumber)}
            autoComplete="address-line1"
            value={houseNumber}
            onChange={(event) => setHouseNumber(event.target.value)}
          />
          <TextField
            ref={street}
            label={m.addresses_street_1()}
            required
            {...errorProps(streetAddress1)}
            autoComplete="address-line2"
            value={streetAddress1}
            onChange={(event) => setStreetAddress1(event.target.value)}
          />
          <TextField
            label={m.addresses_street_2()}
            placeholder={m.addresses_street_2_example()}
            autoComplete="address-level3"
            value={streetAddress2}
            onChange={(event) => setStreetAddress2(event.target.value)}
          />
          <TextField
            label={m.addresses_edit_landmark()}
            autoComplete="off"
            value={landmark}
            onChange={(event) => setLandmark(event.target.value)}
          />
          <div className="grid grid-cols-2 gap-3">
            <TextField label={m.addresses_city()} readOnly value={address.city} />
            <TextField label={m.addresses_pin_code()} readOnly value={address.pincode} />
          </div>
          <TextField label={m.addresses_state()} readOnly value={address.state} />
        </div>
      </div>
      <BottomBar>
        <div className="lg:max-w-140">
          <div role="alert" id={problemId}>
            {(isMissing(houseNumber) || isMissing(streetAddress1)) && (
              <Notice tone="danger" className="mb-3">
                {m.addresses_edit_incomplete()}
              </Notice>
            )}
          </div>
          <Button type="submit" busy={isSaving} className="w-full">
            {isSaving ? m.addresses_updating() : m.addresses_update()}
          </Button>
          <SlowNotice busy={isSaving} />
        </div>
      </BottomBar>
    </form>
  );
}
