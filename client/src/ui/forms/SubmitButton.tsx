import { useIsHydrated } from '../../lib/page/useIsHydrated.ts';
import { Button, type ButtonProps } from '../Button.tsx';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'disabled'>;

/** Submits a form. Disabled until hydration, because the browser's own submit would put the fields into the URL. */
export function SubmitButton(props: SubmitButtonProps) {
  return <Button {...props} type="submit" disabled={!useIsHydrated()} />;
}
