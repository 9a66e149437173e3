import { useFormState } from 'react-hook-form';
import { SubmitButton, type SubmitButtonProps } from '../SubmitButton.tsx';

/** Sends the form around it; busy while that takes. */
export function FormSubmit({ isBusy = false, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return <SubmitButton {...rest} isBusy={isBusy || isSubmitting} />;
}
