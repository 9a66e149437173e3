import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Copy, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { usePageSettings } from '../../lib/page/pageSettings.ts';
import { buttonLook } from '../../ui/buttonLook.ts';
import { Card } from '../../ui/Card.tsx';

/** The link, with the ways to pass it on: copied, by WhatsApp, by the device's own sheet where it has one. */
export function AffiliateLink({ link }: { link: string }) {
  const { t } = useLingui();
  const { brandName } = usePageSettings();
  const words = t`Practise interviews with a mentor on ${brandName}:`;
  const look = buttonLook('quiet', 'medium');
  return (
    <Card as="section" labelledBy="link" className="flex flex-col gap-4">
      <h2 id="link" className="text-20">
        <Trans>Share your link</Trans>
      </h2>
      <code className="rounded-control border border-line bg-paper px-4 py-3 text-16 wrap-anywhere select-all">
        {link}
      </code>
      <div className="flex flex-wrap gap-3">
        <CopyButton link={link} />
        <a
          href={`https://wa.me/?text=${encodeURIComponent(`${words} ${link}`)}`}
          target="_blank"
          rel="noopener"
          className={look}
        >
          <MessageCircle aria-hidden className="size-4" />
          WhatsApp
        </a>
        {'share' in navigator && (
          <button
            type="button"
            className={look}
            // Closing the sheet without sharing is no failure.
            onClick={() => void navigator.share({ title: words, url: link }).catch(() => {})}
          >
            <Share2 aria-hidden className="size-4" />
            <Trans>Share</Trans>
          </button>
        )}
      </div>
      <p className="text-14 text-muted">
        <Trans>
          Each visitor counts once a day. A sign-up counts for the last link they opened in the past 30 days.
          Your own visits don’t count.
        </Trans>
      </p>
    </Card>
  );
}

/** Says what became of it in its own words; where copying is refused, the link above can be copied by hand. */
function CopyButton({ link }: { link: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  const Icon = state === 'copied' ? Check : Copy;
  const became = {
    idle: null,
    copied: <Trans>Link copied</Trans>,
    refused: <Trans>Couldn’t copy. Select the link and copy it.</Trans>,
  }[state];
  return (
    <>
      <button type="button" className={buttonLook('primary', 'medium')} onClick={() => void copy()}>
        <Icon aria-hidden className="size-4" />
        {became ?? <Trans>Copy link</Trans>}
      </button>
      <span role="status" className="sr-only">
        {became}
      </span>
    </>
  );
}
