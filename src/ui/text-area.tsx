import type { Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names';
import { fieldBox, fieldControl, FieldFrame, useField, type FieldFrameProps } from './field-frame';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldFrameProps {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text, 72 px high and growing with them. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, className, id: givenId, rows = 2, ...rest } = props;
  const { id, hasError, describedBy } = useField({ error, hint }, givenId);
  // What is wrong may be said elsewhere, once for several fields.
  const isWrong = hasError || rest['aria-invalid'] === true;
  return (
    <FieldFrame {...{ id, label, hint, error, className }} {...(hideLabel && { hideLabel })}>
      <div className={classNames('flex', fieldBox(isWrong, rest.readOnly === true))}>
        <textarea
          {...rest}
          id={id}
          aria-label={hideLabel === true ? label : undefined}
          rows={rows}
          aria-invalid={isWrong || undefined}
          aria-describedby={describedBy ?? rest['aria-describedby']}
          className={classNames(
            fieldControl,
            'field-sizing-content max-h-48 min-h-17.5 flex-1 resize-none px-3.5 py-3',
          )}
        />
      </div>
    </FieldFrame>
  );
}
