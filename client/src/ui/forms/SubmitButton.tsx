import { useIsHydrated } from '../../lib/page/useIsHydrated.ts';
import { Button, type ButtonProps } from '../Button.tsx';

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'disabled'>;

/**
 * Sends a form by the page's own script. Until that runs, nothing does: the browser itself would send the fields in the address, to
 * nowhere.
 */
export function SubmitButton(props: SubmitButtonProps) {
  return <Button {...props} type="submit" disabled={!useIsHydrated()} />;
}
