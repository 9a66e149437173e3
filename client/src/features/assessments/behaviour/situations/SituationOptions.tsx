import { Trans } from '@lingui/react/macro';
import type { AnsweredSituation } from '@preproom/models/contract/assessments/behaviour';
import { cx } from '../../../../lib/cx.ts';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { useBilingual } from '../../../../lib/texts/bilingual.ts';
import { Badge } from '../../../../ui/Badge.tsx';

/** The four options in the order in which they were shown, each with its credit and reason, and what the credits rest on. */
export function SituationOptions({ answered }: { answered: AnsweredSituation }) {
  const { question, options, choice, basis } = answered;
  const inLanguage = useBilingual();
  const restsOn = inLanguage(basis);
  return (
    <div className="flex flex-col gap-4">
      <p className="font-medium">{inLanguage(question)}</p>
      <ol className="flex flex-col gap-3">
        {options.map(({ text, credit, reason }, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the options of a situation never change places
            key={i}
            className={cx(
              'flex flex-col gap-2 rounded-card border p-4',
              i === choice ? 'border-peacock' : 'border-line',
            )}
          >
            <Credit credit={credit} isChosen={i === choice} />
            <p>{inLanguage(text)}</p>
            <p className="text-14 text-muted">{inLanguage(reason)}</p>
          </li>
        ))}
      </ol>
      <p className="max-w-prose text-14 text-muted">
        <Trans>Based on: {restsOn}</Trans>
      </p>
    </div>
  );
}

function Credit({ credit, isChosen }: { credit: number; isChosen: boolean }) {
  const { percentText } = useAmountTexts();
  const worth = percentText(100 * credit);
  return (
    <div className="flex flex-wrap gap-2">
      {isChosen && (
        <Badge tone="info">
          <Trans>Your choice</Trans>
        </Badge>
      )}
      <Badge tone={credit === 1 ? 'success' : 'plain'}>
        <Trans>{worth} of the points</Trans>
      </Badge>
    </div>
  );
}
