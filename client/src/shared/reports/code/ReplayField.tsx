import { useLingui } from '@lingui/react/macro';
import type { CodeLanguage } from '@preproom/models/contract/room/codeLanguages';
import { useEffect, useRef } from 'react';
import { type CodeEditor, createCodeEditor, plainText } from '../../../code/editor/codeEditor.ts';
import { changeBetween } from '../../../code/replay/changeBetween.ts';

/** The code as it was, read-only. */
export function ReplayField({ text, language }: { text: string; language: CodeLanguage }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor | null>(null);
  const label = t`Code at this time`;
  const first = useRef({ text, language, label });
  useEffect(() => {
    if (!place.current) return;
    const { text, language, label } = first.current;
    const created = createCodeEditor(place.current, {
      ...{ text: plainText(text), language, label, isReadOnly: true },
    });
    editor.current = created;
    return () => {
      editor.current = null;
      created.destroy();
    };
  }, []);
  useEffect(() => {
    const view = editor.current?.view;
    // Only what differs is replaced, so that the view stays where the reader scrolled to.
    const change = view && changeBetween(view.state.doc.toString(), text);
    if (change) view.dispatch({ changes: change });
  }, [text]);
  useEffect(() => editor.current?.setLanguage(language), [language]);
  return <div ref={place} className="h-96 rounded-control border border-line [contain:strict]" />;
}
