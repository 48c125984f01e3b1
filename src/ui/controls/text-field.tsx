import type { InputHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import { classNames } from '../class-names';
import { fieldBox, fieldControl, FieldFrame, useField, type FieldFrameProps } from './field-frame';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldFrameProps {
  leading?: ReactElement;
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, error, leading, trailing, className, id: givenId, ...rest } = props;
  const { id, hasError, describedBy } = useField({ error, hint }, givenId);
  // The error may be shown elsewhere, once for several fields.
  const isInvalid = hasError || rest['aria-invalid'] === true;
  return (
    <FieldFrame {...{ id, label, hideLabel, hint, error, className }}>
      <div
        // Phone numbers read left to right in every language.
        dir={rest.type === 'tel' ? 'ltr' : undefined}
        className={classNames(
          'flex min-h-12 items-center gap-3 px-3.5',
          fieldBox(isInvalid, rest.readOnly === true),
        )}
      >
        {leading}
        <input
          {...rest}
          id={id}
          // An empty field has the page's direction, for its placeholder.
          dir={rest.value ? 'auto' : undefined}
          aria-label={hideLabel === true ? label : undefined}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy ?? rest['aria-describedby']}
          className={classNames(fieldControl, 'h-11.5 flex-1 [&::-webkit-search-cancel-button]:hidden')}
        />
        {trailing !== undefined && trailing !== null && <span className="-me-3 flex">{trailing}</span>}
      </div>
    </FieldFrame>
  );
}
