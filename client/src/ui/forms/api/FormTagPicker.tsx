import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { TagPicker, type TagPickerProps } from '../TagPicker.tsx';

export interface FormTagPickerProps extends Omit<TagPickerProps, 'value' | 'onChange' | 'error'> {
  name: string;
  /** Shown when a required choice is missing, or the server refuses the choice. */
  fault: ReactNode;
  isRequired?: boolean;
}

/** A tag picker of the surrounding form. */
export function FormTagPicker({ name, fault, isRequired = false, ...rest }: FormTagPickerProps) {
  const { field, fieldState } = useController({
    name,
    rules: isRequired ? { validate: (ids: string[]) => ids.length > 0 } : {},
  });
  return (
    <TagPicker {...rest} value={field.value} onChange={field.onChange} error={fieldState.error && fault} />
  );
}
