import { Trans } from '@lingui/react/macro';
import { Card } from '../../../ui/Card.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { ContactLinks } from './ContactLinks.tsx';

/** How to contact us when no answer helped. */
export function ReachUs() {
  return (
    <Card as="section" labelledBy="reach-us" className="flex flex-col gap-4 self-start lg:sticky lg:top-24">
      <h2 id="reach-us" className="text-20">
        <Trans>Still need help?</Trans>
      </h2>
      <p className="text-muted">
        <Trans>Send us a message and we’ll reply by e-mail.</Trans>
      </p>
      <ButtonLink to="/contactus" className="self-start">
        <Trans>Contact us</Trans>
      </ButtonLink>
      <div className="border-t border-line pt-4">
        <ContactLinks />
      </div>
    </Card>
  );
}
