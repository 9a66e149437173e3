import { TextArea, type TextAreaProps } from '../TextArea.tsx';
import { type FaultTexts, useFormField } from './FormTextField.tsx';

export type FormTextAreaProps = Omit<TextAreaProps, 'name' | 'error' | 'value' | 'ref' | 'onChange'> &
  FaultTexts & { name: string };

/** A multi-line text field of the surrounding form. */
export function FormTextArea({ name, check = null, fault, onChange, ...rest }: FormTextAreaProps) {
  return <TextArea {...rest} {...useFormField(name, { check, fault, onChange })} />;
}
