import { Trans, useLingui } from '@lingui/react/macro';
import { CODE_LANGUAGE_NAMES } from '@preproom/models/contract/room/codeLanguages';
import { useEffect, useRef, useState } from 'react';
import { type CodeEditor, createCodeEditor, plainText } from '../../../code/editor/codeEditor.ts';
import { showLine } from '../../../code/editor/showLine.ts';
import { RUN_LANGUAGES, type RunLanguage } from '../../../code/run/runProtocol.ts';
import { RunPanel } from '../../../shared/assessments/coding/RunPanel.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { Container } from '../../../ui/Container.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';

const OPTIONS = RUN_LANGUAGES.map((id) => ({
  id,
  label: id === 'sql' ? `${CODE_LANGUAGE_NAMES.sql} (SQLite)` : CODE_LANGUAGE_NAMES[id],
}));

/** /assessments/scratchpad: code that belongs to no problem. What is written is kept nowhere; compiled languages are sent to the runner. */
export function ScratchpadPage() {
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

  return (
    <Container width="medium" className="flex flex-col gap-6 py-8 sm:py-12">
      <Breadcrumb crumbs={[{ to: '/assessments/coding', label: <Trans>Coding problems</Trans> }]} />
      <PageHeading title={t`Scratchpad`} />
      <p className="max-w-prose text-muted">
        <Trans>
          Write code and run it. JavaScript, TypeScript, Python and SQL run on your own device. C, C++ and
          Java are sent to our server to run. Nothing you write here is kept.
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
        onLine={(line) => showLine(editor.current, line)}
      />
    </Container>
  );
}
