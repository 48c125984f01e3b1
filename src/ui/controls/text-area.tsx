import { useLayoutEffect, useRef, type TextareaHTMLAttributes } from 'react';
import { classNames } from '../layout/class-names';
import { fieldBox, fieldControl, FieldFrame, useField, type FieldFrameProps } from './field-frame';

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, FieldFrameProps {}

/** Does what `field-sizing: content` does, in browsers that lack it. */
function useGrowingHeight(text: TextAreaProps['value']) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = area;
    if (!current || Reflect.has(current.style, 'fieldSizing')) return;
    // Without a text its height is for the style sheet to say.
    current.style.height = '';
    if (text) current.style.height = `${current.scrollHeight}px`;
  }, [text]);
  return area;
}

/** Several lines of text, 72 px high and growing with them. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, className, id: givenId, rows = 2, ...rest } = props;
  const { id, hasError, describedBy } = useField({ error, hint }, givenId);
  const area = useGrowingHeight(rest.value);
  // What is wrong may be said elsewhere, once for several fields.
  const isWrong = hasError || rest['aria-invalid'] === true;
  return (
    <FieldFrame {...{ id, label, hint, error, className }} {...(hideLabel && { hideLabel })}>
      <div className={classNames('flex', fieldBox(isWrong, rest.readOnly === true))}>
        <textarea
          {...rest}
          ref={area}
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
