import { useLayoutEffect, useRef, type TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names';
import { fieldBox, fieldControl, FieldFrame, useField, type FieldFrameProps } from './field-frame';

interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldFrameProps {}

/** Replaces `field-sizing: content` in browsers without it. */
function useGrowingHeight(text: TextAreaProps['value']) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = area;
    if (!current || Reflect.has(current.style, 'fieldSizing')) return;
    // An empty area gets its height from the style sheet.
    current.style.height = '';
    if (text) current.style.height = `${current.scrollHeight}px`;
  }, [text]);
  return area;
}

/** At least 72 px high; grows with its text. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, className, id: givenId, rows = 2, ...rest } = props;
  const { id, hasError, describedBy } = useField({ error, hint }, givenId);
  const area = useGrowingHeight(rest.value);
  // The error may be shown elsewhere, once for several fields.
  const isInvalid = hasError || rest['aria-invalid'] === true;
  return (
    <FieldFrame {...{ id, label, hideLabel, hint, error, className }}>
      <div className={classNames('flex', fieldBox(isInvalid, rest.readOnly === true))}>
        <textarea
          {...rest}
          ref={area}
          id={id}
          // An empty field has the page's direction, for its placeholder.
          dir={rest.value ? 'auto' : undefined}
          aria-label={hideLabel === true ? label : undefined}
          rows={rows}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy ?? rest['aria-describedby']}
          className={classNames(
            fieldControl,
            'field-sizing-content max-h-40 min-h-17.5 flex-1 resize-none px-3.5 py-3',
          )}
        />
      </div>
    </FieldFrame>
  );
}
