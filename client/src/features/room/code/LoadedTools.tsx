import { Trans } from '@lingui/react/macro';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { loadTexts } from '../../../lib/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import type { CodeToolsProps } from '../codeTools/CodeTools.tsx';

/** Problems and running the code. They are loaded after the editor; without them the call and the shared text go on. */
export function LoadedTools(props: CodeToolsProps) {
  const [Tools, setTools] = useState<ComponentType<CodeToolsProps> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadTools().then(
      (tools) => setTools(() => tools),
      (cause: unknown) => {
        console.warn('running code could not be loaded', cause);
        setFailed(true);
      },
    );
  }, []);
  useEffect(load, [load]);
  if (Tools) return <Tools {...props} />;
  if (!hasFailed) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 border-line border-t bg-raised p-2 text-14">
      <p role="alert">
        <Trans>Couldn’t load problems and running code. The editor isn’t affected.</Trans>
      </p>
      <Button size="small" tone="quiet" onClick={load}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

async function loadTools(): Promise<ComponentType<CodeToolsProps>> {
  const [{ CodeTools }] = await Promise.all([
    import('../codeTools/CodeTools.tsx'),
    loadTexts(['coding', 'codeTools']),
  ]);
  return CodeTools;
}
