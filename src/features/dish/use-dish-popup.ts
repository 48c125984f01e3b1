import { useLayoutEffect, useRef, useState } from 'react';
import { CUSTOMIZE_ERROR_MS, STATUS_MESSAGE_MS } from '@/config/limits';
import { addDish } from '@/domain/cart/thunks';
import { selectDishOptionGroups } from '@/domain/option-groups/slice';
import { isCustomizable, type Dish } from '@/domain/menu/types';
import type { OptionGroup } from '@/domain/option-groups/types';
import { toastRequested } from '@/domain/events';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { formatText } from '@/texts/stored-text';
import {
  initialSelection,
  limitOf,
  linePrice,
  selectionError,
  toDishSelection,
  toggleOption,
  type SelectionError,
  type Selection,
} from './selection';
import { useTimedState } from '@/ui/hooks/use-timed-state';

/** Message in the popup's lower bar, and the group that it marks. */
export interface PopupMessage {
  text: string;
  tone: 'danger' | 'positive';
  unmetGroupId: string | null;
}

const danger = (text: string): PopupMessage => ({ text, tone: 'danger', unmetGroupId: null });

/** Returns the message and its duration in ms (docs/behaviour.md 5.3). */
function selectionErrorMessage(error: SelectionError): [PopupMessage, number] {
  switch (error.reason) {
    case 'no-size':
      return [danger(m.dish_select_size()), STATUS_MESSAGE_MS];
    case 'group-not-met':
      return [{ ...danger(m.dish_select_customization()), unmetGroupId: error.groupId }, CUSTOMIZE_ERROR_MS];
  }
}

interface PopupState {
  isOpen: boolean;
  onAdded: () => void;
  onUnmet: (groupId: string) => void;
}

/** Returns a ref to the latest state, because the popup may close or reopen before an answer arrives. */
function useLatestPopup(popup: PopupState) {
  const latest = useRef(popup);
  useLayoutEffect(() => {
    latest.current = popup;
    return () => {
      latest.current = { ...popup, isOpen: false };
    };
  });
  return latest;
}

/** State of a dish in its popup: size, quantity, options and add-ons (docs/behaviour.md 5.3). */
export function useDishPopup(dish: Dish, popup: PopupState) {
  const dispatch = useAppDispatch();
  const groups = useAppSelector((state) => selectDishOptionGroups(state, dish.id));
  const [chosenId, setChosenId] = useState(dish.variants[0].id);
  const [quantity, setQuantity] = useState(1);
  const [editedSelection, setEditedSelection] = useState<Selection | null>(null);
  const latestPopup = useLatestPopup(popup);
  const [message, showMessage, clearMessage] = useTimedState<PopupMessage>();

  const selection = editedSelection ?? initialSelection(groups);
  // When the chosen size is no longer sold, another one must be chosen, unless there is only one.
  const onlySize = dish.variants.length === 1 ? dish.variants[0] : undefined;
  const variant = dish.variants.find((size) => size.id === chosenId) ?? onlySize;

  const toggle = (kind: keyof Selection, group: OptionGroup, name: string) => {
    const chosen = toggleOption(group, selection[kind][group.id] ?? [], name);
    if (chosen === 'over-limit') {
      showMessage(danger(m.dish_over_limit({ max: limitOf(group) })), STATUS_MESSAGE_MS);
      return;
    }
    clearMessage();
    setEditedSelection({ ...selection, [kind]: { ...selection[kind], [group.id]: chosen } });
  };

  const clear = (groupId: string) => {
    setEditedSelection({ ...selection, customizations: { ...selection.customizations, [groupId]: [] } });
  };

  const add = async () => {
    if (groups.status !== 'ready') return;
    const error = selectionError(variant, groups, selection);
    if (error || !variant) {
      if (error) showMessage(...selectionErrorMessage(error));
      if (error?.reason === 'group-not-met') popup.onUnmet(error.groupId);
      return;
    }
    clearMessage();
    const outcome = await dispatch(
      addDish({
        dishId: dish.id,
        variantId: variant.id,
        quantity,
        ...(isCustomizable(dish) && { selection: toDishSelection(groups, selection) }),
        origin: 'popup',
      }),
    );
    if (addDish.fulfilled.match(outcome)) {
      showMessage(
        { text: m.cart_add_success_popup(), tone: 'positive', unmetGroupId: null },
        STATUS_MESSAGE_MS,
      );
      if (latestPopup.current.isOpen) latestPopup.current.onAdded();
    } else if (!outcome.meta.condition) {
      // A failure that is only logged has no text.
      if (outcome.payload?.text === null) return;
      const text = outcome.payload ? formatText(outcome.payload.text) : m.cart_add_failed_popup();
      if (latestPopup.current.isOpen) showMessage(danger(text), STATUS_MESSAGE_MS);
      else dispatch(toastRequested({ text, tone: 'error' }));
    }
  };

  return {
    groups,
    selection,
    variantId: variant?.id ?? '',
    quantity,
    message,
    /** In paise, for the whole selection. */
    total: variant ? linePrice(variant, groups, selection, quantity) : 0,
    chooseSize: setChosenId,
    setQuantity,
    toggle,
    clear,
    add,
  };
}
