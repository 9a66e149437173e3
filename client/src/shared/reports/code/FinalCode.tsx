import { Trans } from '@lingui/react/macro';
import { CODE_LANGUAGE_EXTENSIONS, type CodeLanguage } from '@preproom/models/contract/room/codeLanguages';
import { Copy, Download } from 'lucide-react';
import { saveFile } from '../../../lib/files/download.ts';
import { useCopy } from '../../../lib/useCopy.ts';
import { Button } from '../../../ui/Button.tsx';

interface FinalCodeProps {
  text: string;
  language: CodeLanguage;
  /** The file's; the main file has none. */
  name?: string | undefined;
}

/** Takes along the code as it was at the end. */
export function FinalCode({ text, language, name }: FinalCodeProps) {
  const { copying, copy } = useCopy(text);
  const fileName = name ?? `code.${CODE_LANGUAGE_EXTENSIONS[language]}`;
  const download = () => saveFile(new File([text], fileName, { type: 'text/plain' }));
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button tone="quiet" size="small" onClick={copy}>
        <Copy aria-hidden className="size-4" />
        <Trans>Copy final code</Trans>
      </Button>
      <Button tone="quiet" size="small" onClick={download}>
        <Download aria-hidden className="size-4" />
        <Trans>Download final code</Trans>
      </Button>
      <p role="status" className="text-14 empty:hidden">
        {copying === 'copied' && <Trans>Copied.</Trans>}
        {copying === 'refused' && <Trans>Couldn’t copy. Download it instead.</Trans>}
      </p>
    </div>
  );
}
