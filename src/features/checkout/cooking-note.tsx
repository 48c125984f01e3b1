import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { MAX_COOKING_NOTE_LENGTH } from '@/config/limits';
import { noteChanged, selectNote } from '@/domain/checkout/slice';
import { PERSISTED_INPUT } from '@/platform/chunk-recovery';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { CLARITY_MASK } from '@/integrations/analytics/clarity-mask';
import { Panel } from '@/ui/layout/panel';
import { TextArea } from '@/ui/controls/text-area';

const NEARLY_FULL_LENGTH = MAX_COOKING_NOTE_LENGTH - 50;

const ONE_LINE =
  'lg:[&_textarea]:h-[calc(1lh+20px)] lg:[&_textarea]:min-h-0 lg:[&_textarea]:overflow-hidden lg:[&_textarea]:py-2.5 lg:[&_textarea]:whitespace-nowrap';

/** Cooking instructions (docs/behaviour.md 8.4). On desktop one line until focused or filled. */
export function CookingNote() {
  const dispatch = useAppDispatch();
  const note = useAppSelector(selectNote);
  // The field does not shrink on blur, which would move the button below away from the pointer.
  const [hasHadFocus, setHasHadFocus] = useState(false);
  const isNearlyFull = note.length >= NEARLY_FULL_LENGTH;
  return (
    <Panel compact title={m.checkout_note()} icon={<NotebookPen className="size-5" />}>
      <TextArea
        {...CLARITY_MASK}
        {...PERSISTED_INPUT}
        label={m.checkout_note()}
        hideLabel
        placeholder={m.checkout_note_placeholder()}
        value={note}
        maxLength={MAX_COOKING_NOTE_LENGTH}
        onFocus={() => setHasHadFocus(true)}
        {...(note === '' && !hasHadFocus && { className: ONE_LINE })}
        onChange={(event) => dispatch(noteChanged(event.target.value))}
        hint={
          isNearlyFull ? m.checkout_note_left({ count: MAX_COOKING_NOTE_LENGTH - note.length }) : undefined
        }
      />
    </Panel>
  );
}
