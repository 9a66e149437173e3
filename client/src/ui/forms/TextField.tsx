import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { FieldFrame, type FieldTexts, INPUT_LOOK } from './fieldLook.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldTexts {
  /** A control at the input's end, such as "show password". */
  end?: ReactNode;
}

/** A single-line text field. Takes the props of `<input>`, including those of react-hook-form's `register(…)`. */
export function TextField({ label, help, error, end, className, ...rest }: TextFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={error} className={className}>
      {(ties) => (
        <div className="relative">
          <input {...rest} {...ties} className={cx(INPUT_LOOK, Boolean(end) && 'pe-20')} />
          {end && <div className="absolute inset-y-0 end-1 flex items-center">{end}</div>}
        </div>
      )}
    </FieldFrame>
  );
}
