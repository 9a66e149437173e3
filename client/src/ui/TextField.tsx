import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
  Input,
} from 'react-aria-components';
import { cx } from '../lib/cx.ts';
import { FieldFrame, type FieldTexts, INPUT_LOOK } from './fieldLook.tsx';

export interface TextFieldProps
  extends Omit<AriaTextFieldProps, 'children' | 'className' | 'style'>,
    FieldTexts {
  autoComplete?: HTMLInputAutoCompleteAttribute;
  placeholder?: string;
  /** A control at the input's end, such as "show password". */
  end?: ReactNode;
  className?: string;
}

export function TextField({ label, help, error, end, placeholder, className, ...rest }: TextFieldProps) {
  return (
    <AriaTextField {...rest} isInvalid={Boolean(error)} className={cx('flex flex-col gap-1', className)}>
      <FieldFrame label={label} help={help} error={error}>
        <div className="relative">
          <Input
            {...(placeholder ? { placeholder } : {})}
            className={cx(INPUT_LOOK, Boolean(end) && 'pe-20')}
          />
          {end && <div className="absolute inset-y-0 end-1 flex items-center">{end}</div>}
        </div>
      </FieldFrame>
    </AriaTextField>
  );
}
