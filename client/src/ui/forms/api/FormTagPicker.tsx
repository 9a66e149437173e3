import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { TagPicker, type TagPickerProps } from '../TagPicker.tsx';

export interface FormTagPickerProps extends Omit<TagPickerProps, 'value' | 'onChange' | 'error'> {
  name: string;
  /** Said when nothing is chosen although something has to be, or the server refuses the choice. */
  fault: ReactNode;
  isRequired?: boolean;
}

/** Several of a long list, of the form around it. */
export function FormTagPicker({ name, fault, isRequired = false, ...rest }: FormTagPickerProps) {
  const { field, fieldState } = useController({
    name,
    rules: isRequired ? { validate: (ids: string[]) => ids.length > 0 } : {},
  });
  return (
    <TagPicker {...rest} value={field.value} onChange={field.onChange} error={fieldState.error && fault} />
  );
}
