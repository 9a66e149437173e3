import { Trans, useLingui } from '@lingui/react/macro';
import { PageHead } from '../../../lib/page/PageHead.tsx';
import type { Faq } from '../../../lib/texts/faqs.ts';
import { Container } from '../../../ui/Container.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { FaqList } from './FaqList.tsx';
import { FAQ_GROUPS } from './faqGroups.ts';
import { ReachUs } from './ReachUs.tsx';

/** Questions and answers, and how to contact us. */
export function HelpPage() {
  const { t } = useLingui();
  return (
    <Container className="grid gap-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16">
      <HelpPageHead />
      <div className="flex min-w-0 flex-col gap-8">
        <div className="flex flex-col gap-3">
          <PageHeading className="text-38 sm:text-48">{t`How can we help?`}</PageHeading>
          <p className="max-w-prose text-18 text-muted">
            <Trans>Search, or browse the questions below.</Trans>
          </p>
        </div>
        <FaqList />
      </div>
      <ReachUs />
    </Container>
  );
}

function HelpPageHead() {
  const { t } = useLingui();
  const asked = ({ question, answer }: Faq) =>
    ({
      '@type': 'Question',
      name: t(question),
      acceptedAnswer: { '@type': 'Answer', text: t(answer) },
    }) as const;
  return (
    <PageHead
      title={t`Help`}
      description={t`Answers about mock interviews, mentors, programs, payment, rescheduling and your data, and how to reach us.`}
      structuredData={{
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: FAQ_GROUPS.flatMap(({ faqs }) => faqs.map(asked)),
      }}
    />
  );
}
