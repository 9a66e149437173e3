import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/Card.tsx';
import { ButtonLink } from '../../ui/Link.tsx';

/** Invites the reader to practise. */
export function PractiseCard() {
  return (
    <Card className="flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex flex-col gap-1">
        <p className="font-heading text-18 font-semibold">
          <Trans>Practise out loud before the real interview</Trans>
        </p>
        <p className="text-muted">
          <Trans>A mentor asks, you answer, and you get a report on how it went.</Trans>
        </p>
      </div>
      <ButtonLink to="/programs" className="shrink-0">
        <Trans>See programs</Trans>
      </ButtonLink>
    </Card>
  );
}
