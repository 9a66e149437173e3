import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { laterPart } from '../../../lib/page/laterPart.tsx';
import { PageHead } from '../../../lib/page/PageHead.tsx';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { RenderingContext } from '../../../lib/page/rendering.ts';
import { Hero } from './Hero.tsx';
import { Steps } from './Steps.tsx';

const LowerHome = laterPart(async () => (await import('./LowerHome.tsx')).LowerHome);

/** The specification's seven blocks, in its order, and a last call to action. */
export function HomePage() {
  const { t } = useLingui();
  const { origin } = use(RenderingContext);
  const { brandName, contact } = usePageSettings();
  return (
    <>
      <PageHead
        title={t`Mock interviews with a mentor`}
        description={t`Meet a mentor in a live room, answer real questions, and get a report on what went well and what to practise next.`}
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
      <Steps />
      <LowerHome />
    </>
  );
}
