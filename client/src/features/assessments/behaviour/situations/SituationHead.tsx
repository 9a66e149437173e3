import { Trans, useLingui } from '@lingui/react/macro';
import type { Bilingual } from '@preproom/models/contract/http/bilingual';
import { useEffect, useRef } from 'react';
import { useBilingual } from '../../../../lib/texts/bilingual.ts';
import { Progress } from '../../../../ui/Progress.tsx';

interface SituationHeadProps {
  position: number;
  total: number;
  isAnswered?: boolean;
  situation: Bilingual;
}

/** Where the learner is, and the situation. Takes the focus when it is new, so that a screen reader goes on there. */
export function SituationHead({ position, total, isAnswered = false, situation }: SituationHeadProps) {
  const { t } = useLingui();
  const inLanguage = useBilingual();
  const number = position + 1;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div className="flex flex-col gap-2">
        <h2 ref={heading} tabIndex={-1} className="text-14 font-medium text-muted">
          <Trans>
            Situation {number} of {total}
          </Trans>
        </h2>
        <Progress label={t`Situations answered`} share={(isAnswered ? number : position) / total} />
      </div>
      <p className="max-w-prose text-18">{inLanguage(situation)}</p>
    </>
  );
}
