import { Trans, useLingui } from '@lingui/react/macro';
import { INDEX_CRITERION } from '@preproom/models/contract/catalogues/criteria';
import type { Comparison } from '@preproom/models/contract/reports/progress';
import { useAmountTexts } from '../../../../lib/texts/amountText.ts';
import { useCriterionText, useGroupText } from '../../../../lib/texts/criteria.ts';
import { useSessionTexts } from '../sessionTexts.ts';
import { Section } from './Section.tsx';

/** The latest session beside the learner's own first one, group by group. */
export function SinceFirst({ comparison: { first, latest, index, groups } }: { comparison: Comparison }) {
  const groupText = useGroupText();
  const criterionText = useCriterionText();
  const { averageText, numberText } = useAmountTexts();
  const { fullName } = useSessionTexts();
  const [before, now] = [fullName(first), fullName(latest)];
  const rows = [
    ...(index ? [{ name: criterionText(INDEX_CRITERION), format: numberText, ...index }] : []),
    ...groups.map(({ group, ...values }) => ({ name: groupText(group), format: averageText, ...values })),
  ];
  return (
    <Section
      title={<Trans>Since your first session</Trans>}
      lead={
        <Trans>
          {before}, compared with {now}.
        </Trans>
      }
    >
      <table className="w-full max-w-2xl border-collapse text-14 sm:text-16">
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              <Trans>Area</Trans>
            </th>
            <th scope="col" className="px-2 py-2 text-end font-medium">
              <Trans>First</Trans>
            </th>
            <th scope="col" className="px-2 py-2 text-end font-medium">
              <Trans>Latest</Trans>
            </th>
            <th scope="col" className="py-2 ps-2 text-end font-medium">
              <Trans>Change</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, format, first, latest }) => (
            <tr key={name} className="border-b border-line last:border-0">
              <th scope="row" className="py-2 pe-3 text-start font-medium wrap-anywhere">
                {name}
              </th>
              <td className="px-2 py-2 text-end tabular-nums">{format(first)}</td>
              <td className="px-2 py-2 text-end tabular-nums">{format(latest)}</td>
              <td className="py-2 ps-2 text-end font-medium tabular-nums">
                <Change by={latest - first} format={format} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

/** "+0.5", "−1", or "same": the sign is part of the text, so that colour says nothing on its own. */
function Change({ by, format }: { by: number; format: (value: number) => string }) {
  const { t } = useLingui();
  const amount = format(Math.abs(by));
  if (Number(Math.abs(by).toFixed(1)) === 0) return <span className="text-muted">{t`Same`}</span>;
  return by > 0 ? <span className="text-leaf">+{amount}</span> : <span>−{amount}</span>;
}
