import type { ContactSettings } from '@preproom/models/contract/http/page';
import { cx } from '../lib/cx.ts';

export type SocialNetwork = ContactSettings['social'][number]['name'];

const SHAPES: Record<SocialNetwork, string> = {
  Facebook:
    'M14.5 21v-7h2.6l.5-3.2h-3.1V8.9c0-1 .4-1.7 1.8-1.7h1.4V4.3c-.6-.1-1.5-.2-2.4-.2-2.6 0-4.1 1.5-4.1 4.2v2.5H8.4V14h2.8v7z',
  LinkedIn:
    'M4.5 9.2h3.4V20H4.5zM6.2 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM10 9.2h3.2v1.5c.5-.9 1.6-1.8 3.3-1.8 3.4 0 4 2.2 4 5.1v6h-3.4v-5.3c0-1.3 0-2.9-1.8-2.9s-2 1.4-2 2.8V20H10z',
  Instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8zm0 2a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zm4.7-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z',
};

/** A social network's logo in the text colour. Decorative: name the network beside it. */
export function SocialMark({ network, className }: { network: SocialNetwork; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx('fill-current', className)}>
      <path fillRule="evenodd" d={SHAPES[network]} />
    </svg>
  );
}
