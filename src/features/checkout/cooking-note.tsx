import { NotebookPen } from 'lucide-react';
import { COOKING_NOTE_LENGTH } from '@/config/limits';
import { noteChanged, selectCheckout } from '@/domain/checkout/slice';
import { KEPT_INPUT } from '@/lib/release';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { m } from '@/texts';
import { MASKED } from '@/ui/masked';
import { Panel } from '@/ui/panel';
import { TextArea } from '@/ui/text-area';

/** From here on the field tells how many characters are left. */
const NEARLY_FULL = COOKING_NOTE_LENGTH - 50;

/** What the kitchen is to mind (spec, section 2: Cart). */
export function CookingNote() {
  const dispatch = useAppDispatch();
  const { note } = useAppSelector(selectCheckout);
  return (
    <Panel title={m.checkout_note()} icon={<NotebookPen aria-hidden="true" className="size-5" />}>
      <TextArea
        {...MASKED}
        {...KEPT_INPUT}
        label={m.checkout_note()}
        hideLabel
        placeholder={m.checkout_note_placeholder()}
        value={note}
        maxLength={COOKING_NOTE_LENGTH}
        onChange={(event) => dispatch(noteChanged(event.target.value))}
        {...(note.length >= NEARLY_FULL && {
          hint: m.checkout_note_left({ count: COOKING_NOTE_LENGTH - note.length }),
        })}
      />
    </Panel>
  );
}
