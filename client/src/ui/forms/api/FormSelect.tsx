import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Select, type SelectProps } from '../Select.tsx';

export interface FormSelectProps extends Omit<SelectProps, 'name' | 'error' | 'value' | 'ref' | 'onChange'> {
  name: string;
  /** Said when nothing is chosen although something has to be, or the server refuses the choice. */
  fault?: ReactNode;
  isRequired?: boolean;
}

/** One of a list, of the form around it. Controlled, because the options may come after the form. */
export function FormSelect({ name, fault, isRequired = false, ...rest }: FormSelectProps) {
  const { field, fieldState } = useController({
    name,
    rules: isRequired ? { validate: (id: string) => id !== '' } : {},
  });
  return <Select {...rest} {...field} error={fieldState.error && fault} />;
}
