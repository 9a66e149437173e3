import { Trans, useLingui } from '@lingui/react/macro';
import { CODE_LANGUAGE_NAMES } from '@preproom/models/contract/room/codeLanguages';
import { useEffect, useRef, useState } from 'react';
import { type CodeEditor, createCodeEditor, plainText } from '../../../code/editor/codeEditor.ts';
import { RUN_LANGUAGES, type RunLanguage } from '../../../code/run/runProtocol.ts';
import { RunPanel } from '../../../shared/assessments/coding/RunPanel.tsx';
import { Container } from '../../../ui/Container.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';

const OPTIONS = RUN_LANGUAGES.map((id) => ({
  id,
  label: id === 'sql' ? `${CODE_LANGUAGE_NAMES.sql} (SQLite)` : CODE_LANGUAGE_NAMES[id],
}));

/** /assessments/coding: a scratchpad. What is written and run stays in this browser. */
export function CodingPage() {
  const { t } = useLingui();
  const [language, setLanguage] = useState<RunLanguage>('javascript');
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor | null>(null);
  const label = t`Your code`;
  // Starts in the first language; later ones are set by the effect below.
  useEffect(() => {
    if (!place.current) return;
    const made = createCodeEditor(place.current, { text: plainText(''), language: 'javascript', label });
    editor.current = made;
    return () => {
      made.destroy();
      editor.current = null;
    };
  }, [label]);
  useEffect(() => editor.current?.setLanguage(language), [language]);

  function showLine(number: number) {
    const view = editor.current?.view;
    if (!view || number > view.state.doc.lines) return;
    const { from } = view.state.doc.line(number);
    view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
    view.focus();
  }

  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      <PageHeading title={t`Scratchpad`} />
      <p className="max-w-prose text-muted">
        <Trans>
          Write code and run it, in your browser and on your own device. Nothing you write here is sent or
          kept.
        </Trans>
      </p>
      <Select
        label={t`Language`}
        options={OPTIONS}
        value={language}
        onChange={(event) => setLanguage(event.target.value as RunLanguage)}
        className="max-w-xs"
      />
      <div ref={place} className="h-96 min-w-0 overflow-hidden rounded-control border border-line" />
      <RunPanel
        language={language}
        source={() => editor.current?.view.state.doc.toString() ?? ''}
        onLine={showLine}
      />
    </Container>
  );
}
