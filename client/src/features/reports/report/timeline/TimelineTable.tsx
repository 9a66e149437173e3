import { Trans, useLingui } from '@lingui/react/macro';
import { SHOWN_READINGS } from '@preproom/models/contract/readings/expressionSummary';
import type { Stretch, Timeline } from '@preproom/models/contract/reports/timeline';
import { readingName } from '@preproom/models/contract/words/readingWords';
import { callTimeText } from '@preproom/models/contract/words/reportWords';
import type { ReactNode } from 'react';
import { useWords } from '../../../../lib/texts/words.ts';
import { type MinuteRow, minuteRows } from './minuteRows.ts';
import { type PeopleNames, useMomentTexts } from './useMomentTexts.ts';

interface TimelineTableProps {
  timeline: Timeline;
  span: Stretch;
  names: PeopleNames;
}

interface Column {
  key: string;
  head: ReactNode;
  cell(row: MinuteRow): ReactNode;
}

/** The timeline minute by minute. Has columns only for what is known. */
export function TimelineTable({ timeline, span, names }: TimelineTableProps) {
  const { t } = useLingui();
  const words = useWords();
  const columns = useColumns(timeline, names);
  return (
    <section
      aria-label={t`Timeline as a table`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, which the keyboard must be able to do
      tabIndex={0}
      className="overflow-x-auto rounded-card border border-line"
    >
      <table className="w-full text-14 tabular-nums">
        <thead>
          <tr className="border-b border-line text-start">
            <th scope="col" className="p-2 text-start font-medium">
              <Trans>Minute</Trans>
            </th>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col" className="p-2 text-start font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {minuteRows(timeline, span).map((row) => (
            <tr key={row.fromMs} className="border-b border-line align-top last:border-0">
              <th scope="row" className="p-2 text-start font-normal">
                {callTimeText(words, row.fromMs)}
              </th>
              {columns.map(({ key, cell }) => (
                <td key={key} className="p-2">
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function useColumns(timeline: Timeline, names: PeopleNames): Column[] {
  const { t } = useLingui();
  const words = useWords();
  const texts = useMomentTexts(names);
  const { questions, marks, speech, chat, readings, connection } = timeline;
  const secondsText = (seconds: number) => t`${seconds} s`;
  const spokeText = (who: string | null) => (who === null ? t`You spoke` : t`${who} spoke`);
  const none = '–';
  const columns: (Column | false)[] = [
    {
      key: 'room',
      head: <Trans>In the room</Trans>,
      cell: (row) => texts.inRoom(row.present) ?? none,
    },
    questions.length > 0 && {
      key: 'questions',
      head: <Trans>Question</Trans>,
      cell: (row) => row.questions.join(' · ') || none,
    },
    marks.length > 0 && {
      key: 'marks',
      head: <Trans>Mentor</Trans>,
      cell: (row) => row.marks.map(({ mark }) => texts.mark(mark)).join(' · ') || none,
    },
    speech.learner.length > 0 && {
      key: 'learner',
      head: spokeText(names.learner),
      cell: (row) => secondsText(row.spoke.learner),
    },
    speech.mentor.length > 0 && {
      key: 'mentor',
      head: spokeText(names.mentor),
      cell: (row) => secondsText(row.spoke.mentor),
    },
    chat.length > 0 && { key: 'chat', head: <Trans>Messages</Trans>, cell: (row) => row.messages },
    ...(readings.length > 0
      ? SHOWN_READINGS.map(
          (name): Column => ({
            key: name,
            head: readingName(words, name),
            cell: (row) => (row.readings ? `${row.readings[name]}%` : none),
          }),
        )
      : []),
    connection.length > 0 && {
      key: 'connection',
      head: <Trans>Connection</Trans>,
      cell: (row) => (row.grade === null ? none : texts.grade(row.grade)),
    },
  ];
  return columns.filter((column) => column !== false);
}
