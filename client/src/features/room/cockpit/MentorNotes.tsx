import { Trans } from '@lingui/react/macro';
import type { FEEDBACK_CRITERIA } from '@preproom/models/contract/catalogues/criteria';
import { isAnswerMark } from '@preproom/models/contract/room/cockpit';
import { Card } from '../../../ui/Card.tsx';
import type { NoteEntry } from './cockpitEntries.ts';
import { DeliveryMark } from './DeliveryMark.tsx';
import { MarkBadge } from './MarkBadge.tsx';
import { type CockpitInUse, useCockpit } from './useCockpit.ts';

/** Above the feedback form: what was asked in the interview, and the notes that belong to no criterion. */
export function NotesOverview({ roomid }: { roomid: string }) {
  const cockpit = useCockpit(roomid);
  const notes = cockpit.notes.filter(
    ({ criterion, mark, refused }) => criterion === null && (!isAnswerMark(mark) || refused !== null),
  );
  if (cockpit.asked.length === 0 && notes.length === 0) return null;
  return (
    <Card as="section">
      <div className="flex flex-col gap-4">
        <h2 className="text-20">
          <Trans>From your interview</Trans>
        </h2>
        {cockpit.asked.length > 0 && (
          <div className="flex flex-col gap-1">
            <h3 className="text-16">
              <Trans>Questions you asked</Trans>
            </h3>
            <ul className="flex flex-col gap-1">
              {cockpit.asked.map(({ id, text, askedAt }) => (
                <li key={id} className="flex gap-3">
                  <Time at={askedAt} cockpit={cockpit} />
                  <span lang="en">{text}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {notes.length > 0 && (
          <div className="flex flex-col gap-1">
            <h3 className="text-16">
              <Trans>Your notes</Trans>
            </h3>
            <NoteList notes={notes} cockpit={cockpit} />
          </div>
        )}
        <p className="text-14 text-muted">
          <Trans>
            Only you can read your notes. If you marked one, the learner’s report shows the mark and the time.
          </Trans>
        </p>
      </div>
    </Card>
  );
}

/** The notes on one criterion. */
export function NotesOnCriterion({
  roomid,
  criterion,
}: {
  roomid: string;
  criterion: (typeof FEEDBACK_CRITERIA)[number];
}) {
  const cockpit = useCockpit(roomid);
  const notes = cockpit.notes.filter((note) => note.criterion === criterion);
  if (notes.length === 0) return null;
  return <NoteList notes={notes} cockpit={cockpit} />;
}

function NoteList({ notes, cockpit }: { notes: NoteEntry[]; cockpit: CockpitInUse }) {
  return (
    <ul className="flex flex-col gap-1 text-14">
      {notes.map((note) => (
        <li key={note.id} className="flex flex-wrap items-start gap-x-3 gap-y-1">
          <Time at={note.at} cockpit={cockpit} />
          {note.mark && <MarkBadge mark={note.mark} />}
          {note.text && <span className="min-w-0 wrap-anywhere whitespace-pre-wrap">{note.text}</span>}
          <DeliveryMark entry={note} cockpit={cockpit} />
        </li>
      ))}
    </ul>
  );
}

function Time({ at, cockpit }: { at: string; cockpit: CockpitInUse }) {
  return (
    <time dateTime={at} className="shrink-0 text-muted tabular-nums">
      {cockpit.timeText(at)}
    </time>
  );
}
