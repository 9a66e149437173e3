import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { saveFile } from '../../../lib/files/download.ts';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { useCopy } from '../../../lib/useCopy.ts';
import { Button } from '../../../ui/Button.tsx';

/** The recovery codes, shown this once. */
export function NewCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
  const { t } = useLingui();
  const { brandName } = usePageSettings();
  const { copying, copy } = useCopy(codes.join('\n'));
  const title = useRef<HTMLHeadingElement>(null);
  // What was pressed for them is gone or further down.
  useEffect(() => title.current?.focus(), []);
  const text = `${t`Recovery codes for ${brandName}`}\n\n${codes.join('\n')}\n`;
  return (
    <div className="flex flex-col gap-3 rounded-control border border-line p-4">
      <h3 ref={title} tabIndex={-1} className="text-16 font-semibold">
        <Trans>Save your recovery codes</Trans>
      </h3>
      <p className="text-muted">
        <Trans>
          You won’t see them again. Use one if you don’t have your passkey or app with you. Each works once.
        </Trans>
      </p>
      <ul aria-label={t`Recovery codes`} className="grid gap-x-6 gap-y-1 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" onClick={copy}>
          {copying === 'copied' ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}
        </Button>
        <Button
          tone="quiet"
          onClick={() => saveFile(new File([text], 'recovery-codes.txt', { type: 'text/plain' }))}
        >
          <Trans>Download</Trans>
        </Button>
        <Button onClick={onDone}>
          <Trans>I’ve saved them</Trans>
        </Button>
      </div>
      <span role="status" className="sr-only">
        {copying === 'copied' && <Trans>Copied</Trans>}
      </span>
      {copying === 'refused' && (
        <p className="text-14">
          <Trans>Couldn’t copy. Select the codes and copy them.</Trans>
        </p>
      )}
    </div>
  );
}
