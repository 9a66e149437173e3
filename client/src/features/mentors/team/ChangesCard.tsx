import { Trans, useLingui } from '@lingui/react/macro';
import type { MentorFile } from '@preproom/models/contract/mentors/team/mentors';
import { useAmountTexts } from '../../../lib/texts/amountText.ts';
import { Card } from '../../../ui/Card.tsx';

interface Change {
  name: string;
  before: string;
  now: string;
}

/** What a verified mentor has changed since the team approved it, old and new side by side. */
export function ChangesCard({ mentor }: { mentor: MentorFile }) {
  const changes = useChanges(mentor);
  return (
    <Card as="section" labelledBy="changes" className="flex flex-col gap-4">
      <h2 id="changes" className="text-18">
        <Trans>Changed since approval</Trans>
      </h2>
      {changes === null && (
        <p className="text-muted">
          <Trans>
            We have no record of what was approved for this mentor. Check the whole profile before you approve
            it.
          </Trans>
        </p>
      )}
      {changes?.length === 0 && (
        <p className="text-muted">
          <Trans>Nothing has changed since approval.</Trans>
        </p>
      )}
      {changes && changes.length > 0 && <ChangeTable changes={changes} />}
    </Card>
  );
}

function ChangeTable({ changes }: { changes: readonly Change[] }) {
  return (
    <table className="w-full table-fixed text-start">
      <thead className="text-14 text-muted">
        <tr>
          <th scope="col" className="pb-2 pe-4 text-start font-normal">
            <Trans>Approved</Trans>
          </th>
          <th scope="col" className="pb-2 text-start font-normal">
            <Trans>Now</Trans>
          </th>
        </tr>
      </thead>
      {/* The name has a row of its own: three columns are too narrow for a phone. */}
      {changes.map(({ name, before, now }) => (
        <tbody key={name} className="border-t border-line">
          <tr>
            <th colSpan={2} scope="rowgroup" className="pt-3 pb-0.5 text-start text-14 font-medium">
              {name}
            </th>
          </tr>
          <tr className="align-top">
            <td className="pe-4 pb-3 wrap-anywhere text-muted">{before}</td>
            <td className="pb-3 font-medium wrap-anywhere">{now}</td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}

/** Without what all addresses begin with: "linkedin.com/in/meera-iyer". */
const shortAddress = (address: string) => address.replace(/^https?:\/\/(www\.)?/, '');

/** Null if what was approved is not known. */
function useChanges(mentor: MentorFile): Change[] | null {
  const { t } = useLingui();
  const { numberText } = useAmountTexts();
  const { approved } = mentor;
  if (!approved) return null;
  const textOf = (value: string | number | null) =>
    typeof value === 'number' ? numberText(value) : value || t`None`;
  const compared = (name: string, field: 'Name' | 'company' | 'designation' | 'years' | 'linkedIn') =>
    approved[field] === mentor[field]
      ? []
      : [{ name, before: textOf(approved[field]), now: textOf(mentor[field]) }];
  return [
    ...compared(t`Name`, 'Name'),
    ...compared(t`Job title`, 'designation'),
    ...compared(t`Company`, 'company'),
    ...compared(t`Years of experience`, 'years'),
    ...compared('LinkedIn', 'linkedIn').map(({ before, now, ...rest }) => ({
      ...rest,
      before: shortAddress(before),
      now: shortAddress(now),
    })),
    ...(approved.hasSameResume
      ? []
      : [{ name: t`Resume`, before: t`Another file`, now: mentor.resume?.name ?? t`None` }]),
  ];
}
