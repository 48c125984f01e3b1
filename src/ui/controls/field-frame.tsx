import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, type ReactElement } from 'react';
import { classNames } from '../class-names';
import { useFocusAnnounces } from '../hooks/use-focus-announces';

export interface FieldFrameProps {
  label: string;
  /** A hidden label still names the control. */
  hideLabel?: boolean | undefined;
  hint?: string | undefined;
  error?: string | undefined;
}

const box = 'rounded-control border bg-surface-raised text-16 text-ink';
const boxStates =
  'border-line-strong focus-within:border-ink focus-within:outline-1 focus-within:-outline-offset-2 focus-within:outline-ink';
const boxError = 'border-danger outline-1 -outline-offset-2 outline-danger';
const boxReadOnly = 'border-transparent bg-surface-sunken text-ink-muted';
/** The box around the control has the outline and the focus ring. */
export const fieldControl = 'min-w-0 bg-transparent text-16 outline-none focus-visible:outline-none';

export function useField(
  { error, hint }: Pick<FieldFrameProps, 'error' | 'hint'>,
  givenId: string | undefined,
) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hasError = error !== undefined && error !== '';
  const described = [hint !== undefined && `${id}-hint`, hasError && `${id}-error`].filter(Boolean).join(' ');
  return { id, hasError, describedBy: described === '' ? undefined : described };
}

export function FieldFrame({
  id,
  label,
  hideLabel = false,
  hint,
  error,
  className,
  children,
}: FieldFrameProps & { id: string; className?: string | undefined; children: ReactElement }) {
  const alert = useRef<HTMLDivElement>(null);
  const [isAnnounced, focusProps] = useFocusAnnounces(error);

  useEffect(() => {
    // With a keyboard open, the text may be outside the view of the field's dialog or page.
    const hasFocus = document.activeElement?.id === id;
    if (error && hasFocus) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [error, id]);

  return (
    <div {...focusProps} className={classNames('flex flex-col', className)}>
      {!hideLabel && (
        <label htmlFor={id} className="mb-1.5 text-14 font-semibold">
          {label}
        </label>
      )}
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1.5 text-12 text-ink-muted">
          {hint}
        </p>
      )}
      <div ref={alert} role={isAnnounced ? undefined : 'alert'} id={`${id}-error`}>
        {error !== undefined && error !== '' && (
          <p className="mt-1.5 flex items-start gap-1.5 text-12 font-semibold text-danger">
            <CircleAlert className="size-4 shrink-0" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </div>
  );
}

export function fieldBox(isInvalid: boolean, readOnly: boolean) {
  return classNames(box, readOnly ? boxReadOnly : !isInvalid && boxStates, isInvalid && boxError);
}
