import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { laterPart } from '../../../lib/page/laterPart.tsx';
import { PageHead } from '../../../lib/page/PageHead.tsx';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { RenderingContext } from '../../../lib/page/rendering.ts';
import { Hero } from './Hero.tsx';

const MentorsAndClaims = laterPart(async () => (await import('./MentorsAndClaims.tsx')).MentorsAndClaims);
const LowerHome = laterPart(async () => (await import('./LowerHome.tsx')).LowerHome);

/** The specification's seven blocks, in its order, and a last call to action. */
export function HomePage() {
  const { t } = useLingui();
  const { origin } = use(RenderingContext);
  const { brandName, contact } = usePageSettings();
  return (
    <>
      <PageHead
        title={t`Mock interviews with people who do the job`}
        description={t`Mock interviews by video with mentors from your field, and a report on 20 criteria after each round. Start with a free 15-minute introduction.`}
        structuredData={{
          '@context': 'https://schema.org',
          '@type': 'Organization',
          name: brandName,
          url: `${origin}/`,
          email: contact.email,
          sameAs: contact.social.map(({ url }) => url),
        }}
      />
      <Hero />
      <MentorsAndClaims />
      <LowerHome />
    </>
  );
}
