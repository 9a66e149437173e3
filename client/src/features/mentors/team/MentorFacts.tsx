import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { getFileUrl } from '@preproom/models/contract/accounts/files';
import type { MentorFile } from '@preproom/models/contract/mentors/team/mentors';
import { CANCELLATIONS } from '@preproom/models/contract/sessions/bookings';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { callApi } from '../../../lib/api.ts';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { useErrorText } from '../../../lib/texts/errorText.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FieldFault } from '../../../ui/forms/fieldStyle.tsx';
import { When } from '../../../ui/When.tsx';
import { DriftBadge } from './DriftBadge.tsx';
import { useSeverityText } from './severityText.ts';

/** Facts that only the team sees. */
export function MentorFacts({ mentor }: { mentor: MentorFile }) {
  const { Email, phone, appliedAt, resume, sessions, cancellations, lateCancellations } = mentor;
  const { numberText } = useAmountTexts();
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-18">
        <Trans>Team only</Trans>
      </h2>
      <dl className="flex flex-col gap-3 text-14">
        <Fact name={<Trans>E-mail</Trans>}>
          <span className="wrap-anywhere">{Email}</span>
        </Fact>
        <Fact name={<Trans>Phone number</Trans>}>{phone}</Fact>
        {appliedAt && (
          <Fact name={<Trans>Applied</Trans>}>
            <When instant={appliedAt} show="date" />
          </Fact>
        )}
        <Fact name={<Trans>Sessions in the last {CANCELLATIONS.days} days</Trans>}>
          {numberText(sessions)}
        </Fact>
        <Fact name={<Trans>Cancelled in the last {CANCELLATIONS.days} days</Trans>}>
          <span className="flex items-center gap-2">
            <span>{numberText(cancellations)}</span>
            {lateCancellations > 0 && (
              <span>
                <Trans>({numberText(lateCancellations)} late)</Trans>
              </span>
            )}
            {cancellations > CANCELLATIONS.allowed && (
              <Badge tone="warning">
                <Trans>Often</Trans>
              </Badge>
            )}
          </span>
        </Fact>
        <Fact name={<Trans>Rating vs. other mentors</Trans>}>
          <Compared comparison={mentor.comparison} />
        </Fact>
        <Fact name={<Trans>Hours offered in the next 14 days</Trans>}>{numberText(mentor.offeredHours)}</Fact>
        <Fact name={<Trans>Resume</Trans>}>
          {resume ? <Resume id={resume._id} name={resume.name} /> : <Trans>None</Trans>}
        </Fact>
      </dl>
    </Card>
  );
}

function Compared({ comparison: { severity, sessions, drift } }: Pick<MentorFile, 'comparison'>) {
  const severityText = useSeverityText();
  if (severity === null) return <Trans>Not enough yet</Trans>;
  const stars = severityText(severity.difference);
  const [low, high] = [severityText(severity.low), severityText(severity.high)];
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Plural
        value={sessions}
        one={`${stars} (${low} to ${high}; # session)`}
        other={`${stars} (${low} to ${high}; # sessions)`}
      />
      {drift !== null && <DriftBadge drift={drift} />}
    </span>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Resume({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const opening = useMutation({
    mutationFn: () => callApi(getFileUrl, { params: { id } }),
    // The file comes as a download, so the browser stays on this page.
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <div className="flex flex-col items-start gap-1">
      <Button
        tone="quiet"
        size="small"
        isBusy={opening.isPending}
        onClick={() => opening.mutate()}
        aria-label={t`Download ${name}`}
        className="max-w-full"
      >
        <FileText aria-hidden className="size-4 shrink-0" />
        <span className="truncate">{name}</span>
      </Button>
      {opening.error && <FieldFault>{errorText(opening.error)}</FieldFault>}
    </div>
  );
}
