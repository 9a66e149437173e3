import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router-dom';
import { cx } from '../lib/cx.ts';
import { type ButtonSize, type ButtonTone, buttonStyle } from './buttonStyle.ts';

/** `inline` stands among text; `title` is what a row of a list is called, where a line under each would only be noise. */
type LinkLook = 'inline' | 'title';

export type LinkProps = Omit<RouterLinkProps, 'className'> & { className?: string };

const LOOKS: Record<LinkLook, string> = {
  inline: 'text-peacock underline decoration-1 hover:decoration-2',
  title: 'font-medium wrap-anywhere text-ink decoration-1 hover:underline',
};

export function Link({ look = 'inline', className, ...rest }: LinkProps & { look?: LinkLook }) {
  return <RouterLink {...rest} className={cx('rounded-[2px] underline-offset-4', LOOKS[look], className)} />;
}

export type ButtonLinkProps = LinkProps & { tone?: ButtonTone; size?: ButtonSize };

/** A link that looks like a button. */
export function ButtonLink({ tone = 'primary', size = 'medium', className, ...rest }: ButtonLinkProps) {
  return <RouterLink {...rest} className={buttonStyle(tone, size, className)} />;
}
