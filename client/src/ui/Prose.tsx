import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';

export interface ProseProps {
  as?: 'div' | 'article';
  className?: string;
  children: ReactNode;
}

/** Typography for long texts: styles the headings, paragraphs, lists, quotes, tables and pictures inside it. */
export function Prose({ as: Element = 'div', className, children }: ProseProps) {
  return <Element className={cx('prose', className)}>{children}</Element>;
}

/** `Prose` for HTML that the server has sanitised. */
export function ProseHtml({ html, className }: { html: string; className?: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server by allow-list before it is sent
    <div className={cx('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
