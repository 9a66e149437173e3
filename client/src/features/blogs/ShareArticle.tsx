import { Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { RenderingContext } from '../../lib/page/rendering.ts';
import { ShareLink } from '../../ui/ShareLink.tsx';

export function ShareArticle({ title, path }: { title: string; path: string }) {
  const { t } = useLingui();
  const { origin } = use(RenderingContext);
  return (
    <section
      aria-label={t`Share this article`}
      className="flex flex-wrap items-center gap-2 border-y border-line py-4"
    >
      <p className="me-auto text-14 font-medium max-sm:w-full">
        <Trans>Worth sharing?</Trans>
      </p>
      <ShareLink url={origin + path} text={title} size="small" />
    </section>
  );
}
