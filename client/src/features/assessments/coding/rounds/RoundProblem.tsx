import { Trans, useLingui } from '@lingui/react/macro';
import type { Problem } from '@preproom/models/contract/assessments/problems';
import { CODE_LANGUAGE_NAMES } from '@preproom/models/contract/room/codeLanguages';
import { useEffect, useRef, useState } from 'react';
import { type CodeEditor, createCodeEditor } from '../../../../code/editor/codeEditor.ts';
import { recordedText } from '../../../../code/editor/recordedText.ts';
import { showLine } from '../../../../code/editor/showLine.ts';
import { languagesOf, starterOf } from '../../../../shared/assessments/coding/problems/runTests.ts';
import { Statement } from '../../../../shared/assessments/coding/problems/Statement.tsx';
import { Banner } from '../../../../ui/Banner.tsx';
import { Select } from '../../../../ui/forms/Select.tsx';
import { keepLanguage } from '../problems/drafts.ts';
import { TestPanel } from '../problems/TestPanel.tsx';
import {
  chooseLanguage,
  MAX_SOLUTION_CHARS,
  noteRun,
  type ProblemRecord,
  type SolutionLanguage,
  solutionOf,
  writeText,
} from './roundRecord.ts';

interface RoundProblemProps {
  problem: Problem;
  record: ProblemRecord;
  /** Milliseconds since the round began. */
  atMs: () => number;
  onChange: () => void;
  isLocked: boolean;
}

/** A problem of a round beside its editor, with its open tests. */
export function RoundProblem({ problem, record, atMs, onChange, isLocked }: RoundProblemProps) {
  const { t } = useLingui();
  const [language, setLanguage] = useState(record.language);
  const editor = useRef<CodeEditor | null>(null);
  function choose(next: SolutionLanguage) {
    chooseLanguage(record, next, starterOf(problem, next), atMs());
    onChange();
    keepLanguage(next);
    setLanguage(next);
  }
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <Statement problem={problem} />
      </div>
      <section aria-label={t`Your solution`} className="flex min-w-0 flex-col gap-4">
        <Select
          label={t`Language`}
          options={languagesOf(problem).map((id) => ({
            id,
            label: id === 'sql' ? `${CODE_LANGUAGE_NAMES.sql} (SQLite)` : CODE_LANGUAGE_NAMES[id],
          }))}
          value={language}
          disabled={isLocked}
          onChange={({ target }) => choose(target.value as SolutionLanguage)}
          className="min-w-0 sm:max-w-xs"
        />
        <RecordedEditor
          key={language}
          {...{ record, atMs, onChange, isLocked }}
          onEditor={(made) => {
            editor.current = made;
          }}
        />
        <TestPanel
          key={`${language} tests`}
          {...{ problem, language, isLocked }}
          which="open"
          code={() => ({ language, source: solutionOf(record) })}
          onLine={(line) => showLine(editor.current, line)}
          onEnd={(_, run) => {
            noteRun(record, run, atMs());
            onChange();
          }}
        />
      </section>
    </div>
  );
}

interface RecordedEditorProps extends Omit<RoundProblemProps, 'problem'> {
  onEditor: (editor: CodeEditor | null) => void;
}

/** The editor of the record's language, whose changes are recorded. */
function RecordedEditor({ record, atMs, onChange, isLocked, onEditor }: RecordedEditorProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor | null>(null);
  const [isTooLong, setTooLong] = useState(false);
  const label = t`Your code`;
  const latest = useRef({ record, atMs, onChange, onEditor });
  useEffect(() => {
    latest.current = { record, atMs, onChange, onEditor };
  });
  useEffect(() => {
    if (!place.current) return;
    const { record, onEditor } = latest.current;
    const text = recordedText({
      initial: solutionOf(record),
      maxLength: MAX_SOLUTION_CHARS,
      onTooLong: () => setTooLong(true),
      onChange: (now, pasted) => {
        setTooLong(false);
        writeText(record, now, latest.current.atMs(), pasted);
        latest.current.onChange();
      },
    });
    const made = createCodeEditor(place.current, { text, language: record.language, label });
    editor.current = made;
    onEditor(made);
    return () => {
      editor.current = null;
      onEditor(null);
      made.destroy();
    };
  }, [label]);
  useEffect(() => editor.current?.setReadOnly(isLocked), [isLocked]);
  return (
    <>
      <div ref={place} className="h-96 min-w-0 overflow-hidden rounded-control border border-line" />
      {isTooLong && (
        <Banner tone="error">
          <Trans>That would be longer than 20,000 characters, so it wasn’t added.</Trans>
        </Banner>
      )}
    </>
  );
}
