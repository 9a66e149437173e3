import { Trans, useLingui } from '@lingui/react/macro';
import { RESUME_KEPT_DAYS } from '@preproom/models/contract/privacy/onTheDevice';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Link } from '../../../../ui/Link.tsx';
import { When } from '../../../../ui/When.tsx';
import { targetId } from '../form/targetChoice.ts';
import { TargetText } from '../result/TargetText.tsx';
import type { KeptResult } from './keptResult.ts';
import { RemoveResult } from './RemoveResult.tsx';
import type { KeptResults } from './useKeptResults.ts';

/** The results that can be opened again on this device, newest first. Nothing, if there are none. */
export function KeptList({ kept: { results = [], remove } }: { kept: KeptResults }) {
  const heading = useId();
  const [asked, setAsked] = useState<KeptResult | null>(null);
  if (results.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="flex max-w-2xl flex-col gap-3">
      <div className="flex flex-col gap-1">
        <h2 id={heading} className="text-20 sm:text-24">
          <Trans>Results on this device</Trans>
        </h2>
        <p className="text-14 text-muted">
          <Trans>
            Your latest results stay here for up to {RESUME_KEPT_DAYS} days, or until you log out.
          </Trans>
        </p>
      </div>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {results.map((result) => (
          <KeptRow key={result.id} result={result} onRemove={() => setAsked(result)} />
        ))}
      </ul>
      <RemoveResult
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onRemove={() => asked && remove([asked.id])}
      />
    </section>
  );
}

function KeptRow({ result, onRemove }: { result: KeptResult; onRemove: () => void }) {
  const { t, i18n } = useLingui();
  const { id, attemptId, fileName, percent, analysedAt, choice } = result;
  return (
    <li className="flex items-center justify-between gap-3 p-4">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <Link to={`/assessments/resume?result=${attemptId ?? id}`}>{fileName}</Link>
        </p>
        <p className="text-14 text-muted">
          {i18n.number(percent / 100, { style: 'percent' })}
          {' · '}
          <When instant={new Date(analysedAt).toISOString()} show="date" />
          {' · '}
          <TargetText target={targetId(choice)} />
        </p>
        {attemptId === null && (
          <p className="text-14 text-amber">
            <Trans>Points not saved yet. Open this result to try again.</Trans>
          </p>
        )}
      </div>
      <Button
        tone="quiet"
        size="small"
        aria-label={t`Remove from this device: ${fileName}`}
        onClick={onRemove}
      >
        <Trash2 aria-hidden className="size-4" />
      </Button>
    </li>
  );
}
