import { Suspense, useId, useState, type Ref } from 'react';
import { env } from '@/config/env';
import { SLOW_NOTICE_DELAY_MS } from '@/config/limits';
import { selectIsSavingAddress } from '@/domain/addresses/slice';
import { addAddress } from '@/domain/addresses/thunks';
import type { AddressDraft } from '@/domain/addresses/types';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/overlay/dialog';
import { lazyWithPreload } from '@/ui/feedback/lazy-with-preload';
import { SlowNotice } from '@/ui/feedback/slow-notice';
import { PickerSkeleton } from './picker-skeleton';
import { TypedPicker } from './typed-picker';
import { useAddressDraft, type TypedAddress } from './use-address-draft';

/** Where the code for the map does not arrive there is no usable map, as where its script does not. */
const MapPicker = lazyWithPreload(
  () => import('./map-picker').then((module) => module.MapPicker),
  TypedPicker,
);

/** Everything of a new address but what is typed in either form. */
type PickedPlace = Omit<AddressDraft, 'houseNumber' | 'landmark'> & {
  /** What is to be said of a place that could not be looked up. */
  warning?: string | undefined;
};

export interface PickerProps {
  /** The form that the button below submits. */
  formId: string;
  formRef: Ref<HTMLFormElement>;
  draft: TypedAddress;
  onEdit: (change: Partial<TypedAddress>) => void;
  /** Saves once the place is known, which may still be looked up. */
  onSave: (place: () => Promise<PickedPlace>) => Promise<void>;
}

interface LocationPickerProps {
  open: boolean;
  onClose: () => void;
  /** A new address was saved, and chosen if it could be found in the list. */
  onAdded: (isChosen: boolean) => void;
}

/** The 'Select delivery location' overlay: on a map, or by hand where there is none. */
export function LocationPicker({ open, onClose, onAdded }: LocationPickerProps) {
  const formId = useId();
  // There is none, and nothing to save, until the code and the script of the map have come.
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const isSaving = useAppSelector(selectIsSavingAddress);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      variant="full"
      label={m.addresses_picker_title()}
      closeLabel={m.close()}
      heading={m.addresses_picker_title()}
      backLabel={m.back()}
      footer={
        <div className="flex-1">
          <Button type="submit" form={formId} disabled={form === null} busy={isSaving} className="w-full">
            {isSaving ? m.addresses_saving() : m.addresses_save()}
          </Button>
          <SlowNotice busy={isSaving} label={m.still_trying()} after={SLOW_NOTICE_DELAY_MS} />
        </div>
      }
    >
      <Picker formId={formId} formRef={setForm} onAdded={onAdded} />
    </Dialog>
  );
}

type PickerBodyProps = Pick<PickerProps, 'formId' | 'formRef'> & Pick<LocationPickerProps, 'onAdded'>;

function Picker({ formId, formRef, onAdded }: PickerBodyProps) {
  const dispatch = useAppDispatch();
  const { draft, edit, clear } = useAddressDraft();

  const save: PickerProps['onSave'] = async (place) => {
    const houseNumber = draft.houseNumber.trim();
    const landmark = draft.landmark.trim();
    const pick = async () => {
      const { warning, ...picked } = await place();
      return { draft: { ...picked, houseNumber, landmark }, warning };
    };
    const result = await dispatch(addAddress(pick));
    if (!addAddress.fulfilled.match(result)) return;
    clear();
    onAdded(result.payload);
  };

  const props: PickerProps = { formId, formRef, draft, onEdit: edit, onSave: save };
  if (!env.mapsKey) return <TypedPicker {...props} />;
  return (
    <Suspense fallback={<PickerSkeleton />}>
      <MapPicker {...props} />
    </Suspense>
  );
}
