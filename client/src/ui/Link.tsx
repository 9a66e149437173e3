import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';
import { cx } from '../lib/cx.ts';
import { type ButtonSize, type ButtonTone, buttonLook } from './buttonLook.ts';

export type LinkProps = Omit<RouterLinkProps, 'className'> & { className?: string };

export function Link({ className, ...rest }: LinkProps) {
  return (
    <RouterLink
      {...rest}
      className={cx(
        'rounded-[2px] text-peacock underline decoration-1 underline-offset-4 hover:decoration-2',
        className,
      )}
    />
  );
}

export type ButtonLinkProps = LinkProps & { tone?: ButtonTone; size?: ButtonSize };

/** A link that looks like a button. */
export function ButtonLink({ tone = 'primary', size = 'medium', className, ...rest }: ButtonLinkProps) {
  return <RouterLink {...rest} className={buttonLook(tone, size, className)} />;
}
