import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Link2, MessageCircle, Share2 } from 'lucide-react';
import { use, useState } from 'react';
import { RenderingContext } from '../../lib/page/rendering.ts';
import { useIsHydrated } from '../../lib/page/useIsHydrated.ts';
import { buttonLook } from '../../ui/buttonLook.ts';

/** WhatsApp by a plain link; copying and the device's own sheet where the browser has them. */
export function ShareArticle({ title, path }: { title: string; path: string }) {
  const { t } = useLingui();
  const address = use(RenderingContext).origin + path;
  const isHydrated = useIsHydrated();
  const look = buttonLook('quiet', 'small');
  return (
    <section
      aria-label={t`Share this article`}
      className="flex flex-wrap items-center gap-2 border-y border-line py-4"
    >
      <p className="me-auto text-14 font-medium max-sm:w-full">
        <Trans>Worth sharing?</Trans>
      </p>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}
        target="_blank"
        rel="noopener"
        className={look}
      >
        <MessageCircle aria-hidden className="size-4" />
        WhatsApp
      </a>
      {isHydrated && <CopyLink address={address} className={look} />}
      {isHydrated && 'share' in navigator && (
        <button
          type="button"
          className={look}
          // Closing the sheet without sharing is no failure.
          onClick={() => void navigator.share({ title, url: address }).catch(() => {})}
        >
          <Share2 aria-hidden className="size-4" />
          <Trans>Share</Trans>
        </button>
      )}
    </section>
  );
}

/** Says what became of it in the button's own words; where copying is refused, the address can be copied by hand. */
function CopyLink({ address, className }: { address: string; className: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => setState('copied'),
      () => setState('refused'),
    );
  };
  return (
    <>
      <button type="button" className={className} onClick={copy}>
        {state === 'copied' ? (
          <Check aria-hidden className="size-4" />
        ) : (
          <Link2 aria-hidden className="size-4" />
        )}
        <span role="status">
          {state === 'copied' ? <Trans>Link copied</Trans> : <Trans>Copy link</Trans>}
        </span>
      </button>
      {state === 'refused' && <code className="w-full text-14 wrap-anywhere select-all">{address}</code>}
    </>
  );
}
