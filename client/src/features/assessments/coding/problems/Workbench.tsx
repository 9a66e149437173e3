import { Trans, useLingui } from '@lingui/react/macro';
import type { Problem } from '@preproom/models/contract/assessments/problems';
import { CODE_LANGUAGE_NAMES } from '@preproom/models/contract/room/codeLanguages';
import { useEffect, useRef } from 'react';
import { type CodeEditor, createCodeEditor, plainText } from '../../../../code/editor/codeEditor.ts';
import { showLine } from '../../../../code/editor/showLine.ts';
import type { RunLanguage } from '../../../../code/run/runProtocol.ts';
import { passedTests, starterOf } from '../../../../shared/assessments/coding/problems/runTests.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Select } from '../../../../ui/forms/Select.tsx';
import { keepDraft, readDraft } from './drafts.ts';
import { markRun } from './problemMarks.ts';
import { TestPanel } from './TestPanel.tsx';

interface WorkbenchProps {
  problem: Problem;
  languages: readonly RunLanguage[];
  language: RunLanguage;
  onLanguage: (language: RunLanguage) => void;
}

/** The editor with what was written here before, and the tests. */
export function Workbench({ problem, languages, language, onLanguage }: WorkbenchProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor | null>(null);
  const label = t`Your code`;
  const { slug } = problem;
  const starter = starterOf(problem, language);
  useEffect(() => {
    if (!place.current) return;
    const text = plainText(readDraft(slug, language) ?? starter, (now) => keepDraft(slug, language, now));
    const made = createCodeEditor(place.current, { text, language, label });
    editor.current = made;
    return () => {
      made.destroy();
      editor.current = null;
    };
  }, [slug, language, starter, label]);

  function startOver() {
    const view = editor.current?.view;
    // A change as any other, which can be undone.
    view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: starter } });
    view?.focus();
  }

  return (
    <section aria-label={t`Your solution`} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Select
          label={t`Language`}
          options={languages.map((id) => ({
            id,
            label: id === 'sql' ? `${CODE_LANGUAGE_NAMES.sql} (SQLite)` : CODE_LANGUAGE_NAMES[id],
          }))}
          value={language}
          onChange={(event) => onLanguage(event.target.value as RunLanguage)}
          className="min-w-0 flex-1 sm:max-w-xs"
        />
        <Button tone="quiet" onClick={startOver}>
          <Trans>Start over</Trans>
        </Button>
      </div>
      <div ref={place} className="h-96 min-w-0 overflow-hidden rounded-control border border-line" />
      <TestPanel
        key={language}
        problem={problem}
        language={language}
        code={() => ({ language, source: editor.current?.view.state.doc.toString() ?? '' })}
        onLine={(line) => showLine(editor.current, line)}
        onEnd={(_, run) => markRun(slug, passedTests(run) === run.results.length)}
      />
    </section>
  );
}
