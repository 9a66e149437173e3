import { Trans } from '@lingui/react/macro';
import { StartLinks } from '../../../shared/site/StartLinks.tsx';
import { Container } from '../../../ui/Container.tsx';

/** The last thing before the footer: what to do now. */
export function ClosingCall() {
  return (
    <section aria-labelledby="closing" className="border-t border-line py-5 sm:py-16 lg:py-24">
      <Container className="flex flex-col items-start gap-3 sm:gap-4 sm:items-center sm:text-center">
        <h2 id="closing" className="text-24 sm:text-38">
          <Trans>Practise before it counts</Trans>
        </h2>
        <p className="max-w-prose text-muted sm:text-18">
          <Trans>Sign up, meet a mentor, and see if it’s for you.</Trans>
        </p>
        <StartLinks hasPrograms />
      </Container>
    </section>
  );
}
