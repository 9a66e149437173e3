import { useIsHydrated } from '../../lib/page/useIsHydrated.ts';
import { Button, type ButtonProps } from '../Button.tsx';
import { useIsUploading } from './uploads.tsx';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'disabled'>;

/** Submits a form. Disabled until hydration, because the browser's own submit would put the fields into the URL. */
export function SubmitButton({ isBusy = false, ...rest }: SubmitButtonProps) {
  const isUploading = useIsUploading();
  return <Button {...rest} type="submit" isBusy={isBusy || isUploading} disabled={!useIsHydrated()} />;
}
