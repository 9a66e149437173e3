import { useLingui } from '@lingui/react/macro';
import type { CodeLanguage } from '@preproom/models/contract/room/codeLanguages';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Text } from 'yjs';
import { type CodeEditor, createCodeEditor } from '../../../code/editor/codeEditor.ts';
import type { EditorLook } from '../../../code/editor/editorTheme.ts';
import { sharedText } from '../../../code/editor/sharedText.ts';
import type { OpenCode } from './openCode.ts';

interface CodeFieldProps {
  code: OpenCode;
  /** Of the file that is shown; another one needs another field. */
  text: Text;
  language: CodeLanguage;
  look: EditorLook;
  isOpen: boolean;
  /** Gets the focus when it appears. */
  takesFocus: boolean;
  onTooLong: () => void;
}

/** The editor. Writing is possible before the stored code has arrived: both are merged. */
export function CodeField({ code, text, language, look, isOpen, takesFocus, onTooLong }: CodeFieldProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor | null>(null);
  const { refused } = useSyncExternalStore(code.sync.state.subscribe, code.sync.state.get);
  const label = t`Code. Tab indents; press Escape, then Tab to leave the editor.`;

  // The editor lives as long as the code; what changes meanwhile is set by the effects below.
  const first = useRef({ language, look, label, onTooLong });
  useEffect(() => {
    if (!place.current) return;
    const { sync, presence } = code;
    const { language, look, label, onTooLong } = first.current;
    const created = createCodeEditor(place.current, {
      text: sharedText({
        text,
        awareness: presence.awareness,
        onPaste: (length) => sync.pastes.push([length]),
        onTooLong,
      }),
      ...{ language, look, label },
    });
    editor.current = created;
    return () => {
      editor.current = null;
      created.destroy();
    };
  }, [code, text]);
  useEffect(() => editor.current?.setLanguage(language), [language]);
  useEffect(() => editor.current?.setLook(look), [look]);
  useEffect(() => editor.current?.setReadOnly(refused !== null), [refused]);
  const isOpening = useRef(takesFocus);
  useEffect(() => {
    if (!isOpen) isOpening.current = true;
    // Not on a phone, whose keyboard would cover half of it.
    if (isOpen && isOpening.current && window.matchMedia('(any-hover: hover)').matches)
      editor.current?.view.focus();
  }, [isOpen]);
  return <div ref={place} className="min-h-0 flex-1 [contain:strict]" />;
}
