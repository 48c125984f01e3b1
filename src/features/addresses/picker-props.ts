import type { Ref } from 'react';
import type { AddressDraft, NewAddress } from '@/domain/addresses/types';

type PickedPlace = Omit<NewAddress, 'houseNumber' | 'landmark'> & {
  warning?: string | undefined;
};

export interface PickerProps {
  formId: string;
  formRef: Ref<HTMLFormElement>;
  draft: AddressDraft;
  onEdit: (change: Partial<AddressDraft>) => void;
  /** Saves the address that `resolveAddress` returns; the lookup may still be running. Null saves nothing. */
  onSave: (resolveAddress: () => Promise<PickedPlace | null>) => Promise<void>;
}
