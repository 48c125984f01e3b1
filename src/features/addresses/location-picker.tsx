import { Suspense, useId, useState } from 'react';
import { env } from '@/config/env';
import { addAddress, selectIsSavingAddress } from '@/domain/addresses/slice';
import { addressDraftChanged, EMPTY_ADDRESS } from '@/domain/addresses/types';
import { selectAddressDraft } from '@/domain/checkout/slice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { lazyWithPreload } from '@/ui/feedback/lazy-with-preload';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { Dialog } from '@/ui/overlay/dialog';
import { ManualAddressForm, PickerSkeleton, trimFields, type PickerProps } from './address-form';

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
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const formId = useId();
  // Null until the map's code and script are loaded; Save is disabled until then.
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const isSaving = useAppSelector(selectIsSavingAddress);
  // Persisted: it survives closing the overlay and the tab.
  const draft = useAppSelector(selectAddressDraft);

  const save: PickerProps['onSave'] = async (resolvePlace) => {
    const pick = async () => {
      const resolved = await resolvePlace();
      if (!resolved) return null;
      const { warning, ...place } = resolved;
      return { address: { ...trimFields(draft), ...place }, warning };
    };
    const result = await dispatch(addAddress(pick));
    if (!addAddress.fulfilled.match(result)) return;
    // The diner may have left the form meanwhile, and may fill in another one.
    if (selectAddressDraft(store.getState()) === draft) dispatch(addressDraftChanged(EMPTY_ADDRESS));
    if (form?.isConnected) onAdded(result.payload);
  };

  const props: PickerProps = {
    formId,
    formRef: setForm,
    draft,
    onEdit: (change) => dispatch(addressDraftChanged({ ...selectAddressDraft(store.getState()), ...change })),
    onSave: save,
  };
  return (
    <Dialog open={open} onClose={onClose} variant="full" label={m.addresses_picker_title()}>
      <Dialog.Header hasBackArrow>{m.addresses_picker_title()}</Dialog.Header>
      <Dialog.Body>
        <Suspense fallback={<PickerSkeleton />}>
          {env.mapsKey ? <MapPicker {...props} /> : <ManualAddressForm {...props} />}
        </Suspense>
      </Dialog.Body>
      <Dialog.Footer>
        <div className="flex-1">
          <Button type="submit" form={formId} disabled={form === null} busy={isSaving} className="w-full">
            {isSaving ? m.addresses_saving() : m.addresses_save()}
          </Button>
          <SlowNotice busy={isSaving} />
        </div>
      </Dialog.Footer>
    </Dialog>
  );
}
