import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { cx } from '../lib/cx.ts';
import { FieldFrame, type FieldTexts, INPUT_LOOK } from './fieldLook.tsx';

export interface TextAreaProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style'>,
    FieldTexts {
  rows?: number;
  placeholder?: string;
  className?: string;
}

/** Several lines of text; grows with them where the browser can. */
export function TextArea({ label, help, error, rows = 3, placeholder, className, ...rest }: TextAreaProps) {
  return (
    <AriaTextField {...rest} isInvalid={Boolean(error)} className={cx('flex flex-col gap-1', className)}>
      <FieldFrame label={label} help={help} error={error}>
        <AriaTextArea
          rows={rows}
          {...(placeholder ? { placeholder } : {})}
          className={cx(INPUT_LOOK, 'field-sizing-content')}
        />
      </FieldFrame>
    </AriaTextField>
  );
}
