import { Trans, useLingui } from '@lingui/react/macro';
import {
  CODE_LANGUAGE_NAMES,
  CODE_LANGUAGES,
  type CodeLanguage,
} from '@preproom/models/contract/room/codeLanguages';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { roundButton } from '../../../shared/room/roundButton.ts';
import { CodeField } from './CodeField.tsx';
import { CodeLook } from './CodeLook.tsx';
import { CodeNotices } from './CodeNotices.tsx';
import { LoadedTools } from './LoadedTools.tsx';
import { SaveMark } from './SaveMark.tsx';
import type { SharedViewProps } from './sharedView.ts';
import { useCodeFiles } from './useCodeFiles.ts';
import { useCodeNotice } from './useCodeNotice.ts';
import { useEditorLook } from './useEditorLook.ts';

/** The code that both write at once, in one file or several, with the language that both see. */
export function CodePanel({ code, otherName, isOpen, onClose }: SharedViewProps) {
  const { t } = useLingui();
  const files = useCodeFiles(code.sync);
  const { text, language, setLanguage } = files;
  const shownId = isOpen ? (files.shown?.id ?? null) : undefined;
  useEffect(() => code.presence.showFile(shownId), [code, shownId]);
  const [look, changeLook] = useEditorLook();
  const [beside, setBeside] = useState<HTMLElement | null>(null);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const { notice, onTooLong } = useCodeNotice(code.sync);
  return (
    <>
      <div className="flex items-center gap-1 border-line border-b bg-raised py-1 pr-1 pl-2 sm:flex-wrap sm:gap-x-3 sm:pl-3 cramped:py-0">
        <select
          aria-label={t`Language`}
          value={language}
          // Of another file, its name says it.
          disabled={files.shown !== null}
          onChange={({ target }) => setLanguage(target.value as CodeLanguage)}
          className="min-h-11 min-w-16 max-w-36 cursor-pointer max-sm:max-w-28 max-sm:shrink max-sm:disabled:hidden rounded-control border border-line-strong bg-paper px-2 text-16 cramped:min-h-9"
        >
          {CODE_LANGUAGES.map((id) => (
            <option key={id} value={id}>
              {id === 'text' ? t`Plain text` : CODE_LANGUAGE_NAMES[id]}
            </option>
          ))}
        </select>
        {/* The tools show the files here. */}
        <div ref={setBar} className="flex min-w-0 items-center gap-1 empty:hidden max-sm:shrink-[2]" />
        {/* A phone has room for its icon. */}
        <div className="ms-1 flex-1 sm:min-w-16 max-sm:[&_.word]:sr-only">
          <SaveMark state={code.sync.state} />
        </div>
        <div className="flex items-center gap-1">
          <CodeLook look={look} onChange={changeLook} />
          <Button aria-label={t`Close code`} onPress={onClose} className={roundButton()}>
            <X />
          </Button>
        </div>
      </div>
      <CodeNotices state={code.sync.state} notice={notice} otherName={otherName} />
      <div className="flex min-h-0 flex-1">
        {/* The tools show the problem's statement here. */}
        <div ref={setBeside} className="w-2/5 min-w-0 border-line border-e empty:hidden max-xl:hidden" />
        <CodeField
          key={files.shown?.id}
          code={code}
          text={text}
          language={language}
          look={look}
          isOpen={isOpen}
          takesFocus={!files.hasSwitched}
          onTooLong={onTooLong}
        />
      </div>
      <LoadedTools code={code} files={files} otherName={otherName} bar={bar} beside={beside} />
      <p className="border-line border-t bg-raised px-3 py-1 text-12 text-muted max-sm:hidden">
        <Trans>Tab indents. Press Esc, then Tab to leave the editor.</Trans>
      </p>
    </>
  );
}
