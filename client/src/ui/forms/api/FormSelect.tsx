import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Select, type SelectProps } from '../Select.tsx';

export interface FormSelectProps extends Omit<SelectProps, 'name' | 'error' | 'value' | 'ref' | 'onChange'> {
  name: string;
  /** Shown when a required choice is missing, or the server refuses the choice. */
  fault?: ReactNode;
  isRequired?: boolean;
}

/** A select of the surrounding form. Controlled, because its options may load after the form. */
export function FormSelect({ name, fault, isRequired = false, ...rest }: FormSelectProps) {
  const { field, fieldState } = useController({
    name,
    rules: isRequired ? { validate: (id: string) => id !== '' } : {},
  });
  return <Select {...rest} {...field} error={fieldState.error && fault} />;
}
