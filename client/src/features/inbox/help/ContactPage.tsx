import { Trans, useLingui } from '@lingui/react/macro';
import { MAX_CONTACT_LENGTHS } from '@preproom/models/contract/inbox/contact';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../lib/page/PageHead.tsx';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { Card } from '../../../ui/Card.tsx';
import { Container } from '../../../ui/Container.tsx';
import { Link } from '../../../ui/Link.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ContactForm } from './ContactForm.tsx';
import { ContactLinks } from './ContactLinks.tsx';
import { GrievanceOfficer } from './GrievanceOfficer.tsx';
import { Seller } from './Seller.tsx';

/** `?program=` preselects the subject. */
export function ContactPage() {
  const { t } = useLingui();
  const { brandName } = usePageSettings();
  const [params] = useSearchParams();
  const program = (params.get('program') ?? '').slice(0, MAX_CONTACT_LENGTHS.topic);
  return (
    <Container className="grid gap-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16">
      <PageHead
        title={t`Contact us`}
        description={t`Contact the ${brandName} team about programs, sessions, payment or your data.`}
      />
      <div className="flex min-w-0 flex-col gap-8">
        <div className="flex flex-col gap-3">
          <PageHeading className="text-38 sm:text-48">{t`Contact us`}</PageHeading>
          <p className="max-w-prose text-18 text-muted">
            <Trans>
              We reply by e-mail. You may find your answer on the <Link to="/in/faq">help page</Link>.
            </Trans>
          </p>
        </div>
        <Card className="sm:p-8">
          <ContactForm key={program} topic={program} />
        </Card>
      </div>
      <div className="flex flex-col gap-8">
        <section aria-labelledby="other-ways" className="flex flex-col gap-4">
          <h2 id="other-ways" className="text-20">
            <Trans>Other ways to reach us</Trans>
          </h2>
          <ContactLinks />
        </section>
        <Seller />
        <GrievanceOfficer />
      </div>
    </Container>
  );
}
