import type { ChangeEvent, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../TextField.tsx';

/** Names what is wrong with a text, or null. */
export type Check = (text: string) => string | null;

export interface FaultTexts {
  /** Null: the server alone checks. */
  check?: Check | null;
  /** Said when the page or the server refuses the text; by what is wrong, where that can be several things. */
  fault: ReactNode | ((what: string) => ReactNode);
  /** Called after the form has taken the text. */
  onChange?: ((event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void) | undefined;
}

export const isFilled: Check = (text) => (text.trim() === '' ? 'is missing' : null);

/** What ties a control to its field of the form around it. */
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

/** One line of text of the form around it. */
export function FormTextField({ name, check = null, fault, onChange, ...rest }: FormTextFieldProps) {
  return <TextField {...rest} {...useFormField(name, { check, fault, onChange })} />;
}
