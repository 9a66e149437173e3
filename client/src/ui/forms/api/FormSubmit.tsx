import { useFormState } from 'react-hook-form';
import { SubmitButton, type SubmitButtonProps } from '../SubmitButton.tsx';

/** Submits the surrounding form; busy while it is being sent. */
export function FormSubmit({ isBusy = false, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return <SubmitButton {...rest} isBusy={isBusy || isSubmitting} />;
}
