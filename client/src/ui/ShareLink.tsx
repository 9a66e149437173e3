import { Trans } from '@lingui/react/macro';
import { Check, Copy, MessageCircle, Share2 } from 'lucide-react';
import { useIsHydrated } from '../lib/page/useIsHydrated.ts';
import { useCopy } from '../lib/useCopy.ts';
import { type ButtonSize, type ButtonTone, buttonStyle } from './buttonStyle.ts';

export interface ShareLinkProps {
  url: string;
  /** Stands before the link in a message. */
  text: string;
  size: ButtonSize;
  copyTone?: ButtonTone;
}

/** Buttons that share a link: copy, WhatsApp, and the device's share sheet where the browser has one. */
export function ShareLink({ url, text, size, copyTone = 'quiet' }: ShareLinkProps) {
  const isHydrated = useIsHydrated();
  const { copying, copy } = useCopy(url);
  const look = buttonStyle('quiet', size);
  const CopyIcon = copying === 'copied' ? Check : Copy;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {isHydrated && (
          <button type="button" className={buttonStyle(copyTone, size)} onClick={copy}>
            <CopyIcon aria-hidden className="size-4" />
            {copying === 'copied' ? <Trans>Link copied</Trans> : <Trans>Copy link</Trans>}
          </button>
        )}
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${text} ${url}`)}`}
          target="_blank"
          rel="noopener"
          className={look}
        >
          <MessageCircle aria-hidden className="size-4" />
          WhatsApp
        </a>
        {isHydrated && 'share' in navigator && (
          <button
            type="button"
            className={look}
            // Rejects when the sheet is closed without sharing.
            onClick={() => void navigator.share({ title: text, url }).catch(() => {})}
          >
            <Share2 aria-hidden className="size-4" />
            <Trans>Share</Trans>
          </button>
        )}
      </div>
      <span role="status" className="sr-only">
        {copying === 'copied' && <Trans>Link copied</Trans>}
      </span>
      {copying === 'refused' && (
        <p className="w-full text-14">
          <Trans>Couldn’t copy. Select the link and copy it.</Trans>{' '}
          <code className="wrap-anywhere select-all">{url}</code>
        </p>
      )}
    </>
  );
}
