import { Trans, useLingui } from '@lingui/react/macro';
import { usePageSettings } from '../../lib/page/pageSettings.ts';
import { Card } from '../../ui/Card.tsx';
import { ShareLink } from '../../ui/ShareLink.tsx';

/** The affiliate's link, the ways to share it, and what counts. */
export function AffiliateLink({ link }: { link: string }) {
  const { t } = useLingui();
  const { brandName } = usePageSettings();
  return (
    <Card as="section" labelledBy="link" className="flex flex-col gap-4">
      <h2 id="link" className="text-20">
        <Trans>Share your link</Trans>
      </h2>
      <code className="rounded-control border border-line bg-paper px-4 py-3 text-16 wrap-anywhere select-all">
        {link}
      </code>
      <ShareLink
        url={link}
        text={t`Practise interviews with a mentor on ${brandName}:`}
        size="medium"
        copyTone="primary"
      />
      <p className="text-14 text-muted">
        <Trans>
          Each visitor counts once a day. A sign-up counts for the last link they opened in the past 30 days.
          Your own visits don’t count.
        </Trans>
      </p>
    </Card>
  );
}
