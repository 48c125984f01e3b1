import { Suspense, useId, useState } from 'react';
import { env } from '@/config/env';
import { selectIsSavingAddress, addAddress } from '@/domain/addresses/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/overlay/dialog';
import { lazyWithPreload } from '@/ui/feedback/lazy-with-preload';
import { LoadingStatus } from '@/ui/feedback/loading-status';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import type { PickerProps } from './picker-props';
import { PickerSkeleton } from './picker-skeleton';
import { ManualAddressForm } from './manual-address-form';
import { useAddressDraft } from './use-address-draft';

/** Falls back to ManualAddressForm after a chunk load error, as when the maps script fails to load. */
const MapPicker = lazyWithPreload(
  () => import('./map-picker').then((module) => module.MapPicker),
  ManualAddressForm,
);

interface LocationPickerProps {
  open: boolean;
  onClose: () => void;
  /** `isChosen` is false if the new address could not be found in the list. */
  onAdded: (isChosen: boolean) => void;
}

/** 'Select delivery location' overlay: a map, or a typed form where no map is available. */
export function LocationPicker({ open, onClose, onAdded }: LocationPickerProps) {
  const formId = useId();
  // Null until the map's code and script are loaded; Save is disabled until then.
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const isSaving = useAppSelector(selectIsSavingAddress);
  return (
    <Dialog open={open} onClose={onClose} variant="full" label={m.addresses_picker_title()}>
      <Dialog.Header hasBackArrow>{m.addresses_picker_title()}</Dialog.Header>
      <Dialog.Body>
        <Picker formId={formId} form={form} formRef={setForm} onAdded={onAdded} />
      </Dialog.Body>
      <Dialog.Footer>
        <div className="flex-1">
          {form === null && <LoadingStatus />}
          <Button type="submit" form={formId} disabled={form === null} busy={isSaving} className="w-full">
            {isSaving ? m.addresses_saving() : m.addresses_save()}
          </Button>
          <SlowNotice busy={isSaving} />
        </div>
      </Dialog.Footer>
    </Dialog>
  );
}

type PickerBodyProps = Pick<PickerProps, 'formId' | 'formRef'> &
  Pick<LocationPickerProps, 'onAdded'> & { form: HTMLFormElement | null };

function Picker({ formId, form, formRef, onAdded }: PickerBodyProps) {
  const dispatch = useAppDispatch();
  const { draft, edit, clear } = useAddressDraft();

  const save: PickerProps['onSave'] = async (resolveAddress) => {
    const houseNumber = draft.houseNumber.trim();
    const landmark = draft.landmark.trim();
    const pick = async () => {
      const resolved = await resolveAddress();
      if (!resolved) return null;
      const { warning, ...picked } = resolved;
      return { address: { ...picked, houseNumber, landmark }, warning };
    };
    const result = await dispatch(addAddress(pick));
    if (!addAddress.fulfilled.match(result)) return;
    clear();
    // The diner may have left the form meanwhile, and may fill in another one.
    if (form?.isConnected) onAdded(result.payload);
  };

  const props: PickerProps = { formId, formRef, draft, onEdit: edit, onSave: save };
  if (!env.mapsKey) return <ManualAddressForm {...props} />;
  return (
    <Suspense fallback={<PickerSkeleton />}>
      <MapPicker {...props} />
    </Suspense>
  );
}
