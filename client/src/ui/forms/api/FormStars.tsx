import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Stars, type StarsProps } from '../Stars.tsx';

export interface FormStarsProps extends Omit<StarsProps, 'value' | 'onChange' | 'error'> {
  name: string;
  /** Shown when nothing is chosen. */
  fault: ReactNode;
}

/** A star rating of the surrounding form; null until it is given. */
export function FormStars({ name, fault, ...rest }: FormStarsProps) {
  const { field, fieldState } = useController({
    name,
    rules: { validate: (stars: number | null) => stars !== null },
  });
  return <Stars {...rest} value={field.value} onChange={field.onChange} error={fieldState.error && fault} />;
}
