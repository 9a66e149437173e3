import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import { FieldFrame, type FieldTexts, INPUT_LOOK } from './fieldLook.tsx';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldTexts;

/** Several lines of text; grows with them where the browser can. Takes what a `<textarea>` takes. */
export function TextArea({ label, help, error, rows = 3, className, ...rest }: TextAreaProps) {
  return (
    <FieldFrame label={label} help={help} error={error} className={className}>
      {(ties) => (
        <textarea
          {...rest}
          {...ties}
          rows={rows}
          // Where the field takes its text's size, `rows` alone would count for nothing.
          style={{ minHeight: `calc(${rows}lh + 1rem + 2px)` }}
          className={cx(INPUT_LOOK, 'field-sizing-content')}
        />
      )}
    </FieldFrame>
  );
}
