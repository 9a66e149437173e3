import { Trans } from '@lingui/react/macro';
import { Check, Minus } from 'lucide-react';
import type { Evidence } from '../../../../resume/rubric/check.ts';

/** The target's keywords: those in the resume with the line that has them, and those that were not found. */
export function Keywords({ found, missing }: { found: readonly Evidence[]; missing: readonly Evidence[] }) {
  return (
    <div className="flex flex-col gap-4 text-14">
      {missing.length > 0 && (
        <div className="flex flex-col gap-2">
          <p className="font-medium">
            <Trans>Not found in your resume</Trans>
          </p>
          <ul className="flex flex-wrap gap-2">
            {missing.map(({ about }) => (
              <li
                key={about}
                className="flex items-center gap-1 rounded-full border border-line-strong px-3 py-1"
              >
                <Minus aria-hidden className="size-4 shrink-0 text-amber" />
                {about}
              </li>
            ))}
          </ul>
        </div>
      )}
      {found.length > 0 && (
        <div className="flex flex-col gap-2">
          <p className="font-medium">
            <Trans>Found in your resume</Trans>
          </p>
          <ul className="flex flex-col gap-2">
            {found.map(({ about, quote }) => (
              <li key={about} className="flex gap-2">
                <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-leaf" />
                <span className="min-w-0">
                  <span className="font-medium">{about}</span>{' '}
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
