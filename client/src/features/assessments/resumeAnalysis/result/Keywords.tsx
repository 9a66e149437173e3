import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { Evidence } from '../../../../resume/rubric/check.ts';
import { MissingKeywords } from './MissingKeywords.tsx';

/** The target's keywords: those in the resume by the line that has them, and those that were not found with where they could go. */
export function Keywords({ found, missing }: { found: readonly Evidence[]; missing: readonly Evidence[] }) {
  return (
    <div className="flex flex-col gap-4 text-14">
      {missing.length > 0 && <MissingKeywords missing={missing} />}
      {found.length > 0 && (
        <div className="flex flex-col gap-2">
          <p className="font-medium">
            <Trans>Found in your resume</Trans>
          </p>
          <ul className="flex flex-col gap-2">
            {[...Map.groupBy(found, ({ quote }) => quote)].map(([quote, keywords]) => (
              <li key={quote} className="flex gap-2">
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-leaf" />
                <span className="min-w-0">
                  <span className="font-medium">{keywords.map(({ about }) => about).join(', ')}</span>{' '}
                  <span dir="auto" className="text-muted wrap-anywhere">
                    {quote}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
