import { Trans, useLingui } from '@lingui/react/macro';
import type { Advice } from '../../../../resume/fields/advice.ts';
import { Fold } from '../Fold.tsx';
import { ADVICE_TEXTS } from '../texts/adviceTexts.ts';

/** Personal details that do not belong on a resume. Nothing, if there are none. */
export function AdviceList({ advice }: { advice: readonly Advice[] }) {
  const { t } = useLingui();
  if (advice.length === 0) return null;
  return (
    <Fold
      level={2}
      title={<Trans>Leave these out</Trans>}
      summary={advice.map(({ kind }) => t(ADVICE_TEXTS[kind].name)).join(', ')}
    >
      <p className="pt-3 text-14 text-muted">
        <Trans>These don’t cost points, but they don’t help you either.</Trans>
      </p>
      <ul className="divide-y divide-line">
        {advice.map(({ kind, line }) => (
          <li key={kind} className="flex flex-col gap-1 py-3">
            <h3 className="text-16 font-medium tracking-normal">{t(ADVICE_TEXTS[kind].name)}</h3>
            <p className="text-14 text-muted">{t(ADVICE_TEXTS[kind].why)}</p>
            {line && (
              <p dir="auto" className="border-s-2 border-line-strong ps-3 text-14 text-muted wrap-anywhere">
                {line.text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
