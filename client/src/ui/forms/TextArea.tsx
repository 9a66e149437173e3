import type { ComponentProps } from 'react';
import { cx } from '../../lib/cx.ts';
import { FieldFrame, type FieldTexts, INPUT_LOOK } from './fieldStyle.tsx';
import { useLimitNote } from './limit/useLimitNote.tsx';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id'> & FieldTexts;

/** A multi-line text field that grows with its text where the browser supports it. Takes the props of `<textarea>`. */
export function TextArea({ label, help, error, rows = 3, className, onChange, ...rest }: TextAreaProps) {
  const [fullHelp, watch] = useLimitNote(help, rest.maxLength, rest.value);
  return (
    <FieldFrame label={label} help={fullHelp} error={error} className={className}>
      {(ties) => (
        <textarea
          {...rest}
          {...ties}
          onChange={(event) => {
            watch(event.target.value);
            onChange?.(event);
          }}
          rows={rows}
          // `field-sizing: content` ignores `rows`, so the height needs a minimum.
          style={{ minHeight: `calc(${rows}lh + 1rem + 2px)` }}
          className={cx(INPUT_LOOK, 'field-sizing-content')}
        />
      )}
    </FieldFrame>
  );
}
