import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/Card.tsx';
import { ButtonLink } from '../../ui/Link.tsx';
import { ContactLinks } from './ContactLinks.tsx';

/** The way on for whoever has not found an answer. */
export function ReachUs() {
  return (
    <Card as="section" labelledBy="reach-us" className="flex flex-col gap-4 self-start lg:sticky lg:top-24">
      <h2 id="reach-us" className="text-20">
        <Trans>Not answered here?</Trans>
      </h2>
      <p className="text-muted">
        <Trans>A person of our team reads what you write and answers by e-mail.</Trans>
      </p>
      <ButtonLink to="/contactus" className="self-start">
        <Trans>Write to us</Trans>
      </ButtonLink>
      <div className="border-t border-line pt-4">
        <ContactLinks />
      </div>
    </Card>
  );
}
