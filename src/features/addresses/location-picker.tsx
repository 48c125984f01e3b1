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
import { useAddressDraft } from './use-address-draft';

/** A chunk load error leads to TypedPicker, like a maps script that fails to load. */
const MapPicker = lazyWithPreload(
  () => import('./map-picker').then((module) => module.MapPicker),
  TypedPicker,
);

/** A new address without house number and landmark, which both forms ask for. */
type PickedPlace = Omit<AddressDraft, 'houseNumber' | 'landmark'> & {
  warning?: string | undefined;
};

export interface PickerProps {
  formId: string;
  formRef: Ref<HTMLFormElement>;
  draft: TypedAddress;
  onEdit: (change: Partial<TypedAddress>) => void;
  /** Saves the address once `place` resolves; the place may still be looked up. */
  onSave: (place: () => Promise<PickedPlace>) => Promise<void>;
}

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
