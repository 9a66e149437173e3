import type { ChangeEvent, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../TextField.tsx';

/** Returns what is wrong with a text, or null. */
export type Check = (text: string) => string | null;

export interface FaultTexts {
  /** Null if only the server checks. */
  check?: Check | null;
  /** Error text; a function where it depends on what is wrong. */
  fault: ReactNode | ((what: string) => ReactNode);
  /** Called after the form's value has changed. */
  onChange?: ((event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void) | undefined;
}

export const isFilled: Check = (text) => (text.trim() === '' ? 'is missing' : null);

/** Props that connect a control to its field of the surrounding form. */
export function useFormField(name: string, { check, fault, onChange }: FaultTexts) {
  const { register, formState } = useFormContext();
  const found = formState.errors[name];
  const what = typeof found?.message === 'string' ? found.message : '';
  return {
    ...register(name, {
      ...(check && { validate: (text: string) => check(text) ?? true }),
      ...(onChange && { onChange }),
    }),
    error: found && (typeof fault === 'function' ? fault(what) : fault),
  };
}

export type FormTextFieldProps = Omit<TextFieldProps, 'name' | 'error' | 'value' | 'ref' | 'onChange'> &
  FaultTexts & { name: string };

/** A single-line text field of the surrounding form. */
export function FormTextField({ name, check = null, fault, onChange, ...rest }: FormTextFieldProps) {
  return <TextField {...rest} {...useFormField(name, { check, fault, onChange })} />;
}
