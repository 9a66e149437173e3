import { Trans, useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { RenderingContext } from '../../../lib/page/rendering.ts';
import { Container } from '../../../ui/Container.tsx';
import { ButtonLink } from '../../../ui/Link.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';

/** Instead of the page of a mentor who was listed once. */
export function MentorGone() {
  const { t } = useLingui();
  use(RenderingContext).markMissing(410);
  return (
    <Container width="medium" className="flex flex-col items-start gap-4 py-12 sm:py-24">
      <PageHeading title={t`This mentor is no longer listed`} />
      <p className="max-w-prose text-18 text-muted">
        <Trans>You can’t book them at the moment. Choose another mentor.</Trans>
      </p>
      <ButtonLink to="/mentors" className="mt-2">
        <Trans>See all mentors</Trans>
      </ButtonLink>
    </Container>
  );
}
