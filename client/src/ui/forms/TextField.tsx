import { asciiDigits } from '@preproom/models/contract/http/digits';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { FieldFrame, type FieldTexts, INPUT_LOOK } from './fieldStyle.tsx';
import { useLimitNote } from './limit/useLimitNote.tsx';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldTexts {
  /** A control at the input's end, such as "show password". */
  end?: ReactNode;
}

/**
 * A single-line text field. Takes the props of `<input>`, including those of react-hook-form's `register(…)`. A field for numbers
 * takes the digits of every keyboard.
 */
export function TextField({ label, help, error, end, className, onChange, ...rest }: TextFieldProps) {
  const [fullHelp, watch] = useLimitNote(help, rest.maxLength, rest.value);
  const isNumber = rest.inputMode === 'numeric' || rest.inputMode === 'decimal';
  function change(event: ChangeEvent<HTMLInputElement>): void {
    const digits = asciiDigits(event.target.value);
    // Setting it moves the cursor, so only when needed.
    if (isNumber && digits !== event.target.value) event.target.value = digits;
    watch(event.target.value);
    onChange?.(event);
  }
  return (
    <FieldFrame label={label} help={fullHelp} error={error} className={className}>
      {(ties) => (
        <div className="relative">
          <input {...rest} {...ties} onChange={change} className={cx(INPUT_LOOK, Boolean(end) && 'pe-20')} />
          {end && <div className="absolute inset-y-0 end-1 flex items-center">{end}</div>}
        </div>
      )}
    </FieldFrame>
  );
}
