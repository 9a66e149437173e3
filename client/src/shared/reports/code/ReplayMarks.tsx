import { Trans, useLingui } from '@lingui/react/macro';
import type { CodeRunMoment } from '@preproom/models/contract/room/code';
import { CODE_LANGUAGE_NAMES, isCodeLanguage } from '@preproom/models/contract/room/codeLanguages';
import { callTimeText } from '@preproom/models/contract/words/reportWords';
import { useQuery } from '@tanstack/react-query';
import type { ReplayMark } from '../../../code/replay/replayMarks.ts';
import { useWords } from '../../../lib/texts/words.ts';
import { Button } from '../../../ui/Button.tsx';
import { problemsQuery } from '../../assessments/coding/problems/api.ts';
import type { SideNames } from './sideNames.ts';
import type { Replay } from './useReplay.ts';

/** So many marks are listed at once, those around the place of the replay. Hardly any session has more. */
const MAX_LISTED = 200;

/** Pastes, runs, choices of a language or problem, and drawing; each leads to its time. */
export function ReplayMarks({ replay, names }: { replay: Replay; names: SideNames }) {
  const words = useWords();
  const { marks, atMs, seek } = replay;
  if (marks.length === 0) return null;
  const previous = marks.findLast((mark) => mark.atMs < atMs);
  const next = marks.find((mark) => mark.atMs > atMs);
  const current = marks.findLast((mark) => mark.atMs <= atMs);
  const all = marks.length;
  const first = Math.max(
    0,
    Math.min(all - MAX_LISTED, (current ? marks.indexOf(current) : 0) - MAX_LISTED / 2),
  );
  const listed = marks.slice(first, first + MAX_LISTED);
  const [from, to] = [first + 1, first + listed.length];
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Button
          tone="quiet"
          size="small"
          disabled={!previous}
          onClick={() => previous && seek(previous.atMs)}
        >
          <Trans>Previous mark</Trans>
        </Button>
        <Button tone="quiet" size="small" disabled={!next} onClick={() => next && seek(next.atMs)}>
          <Trans>Next mark</Trans>
        </Button>
      </div>
      {listed.length < all && (
        <p className="text-14 text-muted">
          <Trans>
            Marks {from} to {to} of {all}
          </Trans>
        </p>
      )}
      <ul className="flex max-h-60 flex-col overflow-y-auto">
        {listed.map((mark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the marks of a session never change
          <li key={first + index}>
            <button
              type="button"
              aria-current={mark === current ? 'step' : undefined}
              className="group flex min-h-11 w-full cursor-pointer items-baseline gap-3 border-l-2 border-transparent px-3 py-2.5 text-left text-14 aria-[current]:border-peacock aria-[current]:bg-peacock/8"
              onClick={() => seek(mark.atMs)}
            >
              <span className="shrink-0 text-muted tabular-nums">{callTimeText(words, mark.atMs)}</span>
              <span className="wrap-anywhere underline-offset-4 group-hover:underline">
                <MarkText mark={mark} name={names[mark.side]} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function MarkText({ mark, name }: { mark: ReplayMark; name: string }) {
  const { t } = useLingui();
  if (mark.kind === 'paste') {
    const { characters } = mark;
    return (
      <Trans>
        {name} pasted text. Characters: {characters}
      </Trans>
    );
  }
  if (mark.kind === 'problem') return <ProblemText slug={mark.slug} name={name} />;
  if (mark.kind === 'board') return <Trans>{name} drew on the board</Trans>;
  if (mark.kind === 'file') return <FileText change={mark.change} file={mark.name} name={name} />;
  if (mark.kind === 'run') return <RunText run={mark.run} name={name} />;
  const language =
    isCodeLanguage(mark.language) && mark.language !== 'text'
      ? CODE_LANGUAGE_NAMES[mark.language]
      : t`Plain text`;
  return (
    <Trans>
      {name} chose {language}
    </Trans>
  );
}

interface FileTextProps {
  change: 'added' | 'renamed' | 'removed';
  file: string;
  name: string;
}

function FileText({ change, file, name }: FileTextProps) {
  if (change === 'added')
    return (
      <Trans>
        {name} added the file “{file}”
      </Trans>
    );
  if (change === 'removed')
    return (
      <Trans>
        {name} removed the file “{file}”
      </Trans>
    );
  return (
    <Trans>
      {name} renamed a file to “{file}”
    </Trans>
  );
}

/** The title is in English. Readers who may not see the problems get no title. */
function ProblemText({ slug, name }: { slug: string; name: string }) {
  const { data } = useQuery({ ...problemsQuery, retry: false });
  const title = data?.find((problem) => problem.slug === slug)?.title;
  if (!title) return <Trans>{name} chose a problem</Trans>;
  return (
    <Trans>
      {name} chose the problem “<span lang="en">{title}</span>”
    </Trans>
  );
}

function RunText({ run: { status, tests, file }, name }: { run: CodeRunMoment; name: string }) {
  const where = file && <span className="text-muted"> ({file})</span>;
  if (tests) {
    const { passed, all } = tests;
    return (
      <>
        <Trans>
          {name} ran the tests.{' '}
          <span className="whitespace-nowrap">
            Passed: {passed} of {all}
          </span>
        </Trans>
        {where}
      </>
    );
  }
  return (
    <>
      {status === 'ok' ? (
        <Trans>{name} ran the code</Trans>
      ) : (
        <Trans>{name} ran the code. It didn’t run to the end.</Trans>
      )}
      {where}
    </>
  );
}
