import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentFile } from '@preproom/models/contract/payments/team/payment';
import { useRoundText } from '../../../../lib/texts/roundText.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { Day } from '../Day.tsx';
import { PACK_STATE_TEXTS, ROUND_STATE_TEXTS } from './paymentTexts.ts';

/** The pack that the order gave, round by round. */
export function PackFacts({ pack }: Pick<PaymentFile, 'pack'>) {
  const { t } = useLingui();
  const roundText = useRoundText();
  return (
    <Card as="section" labelledBy="pack" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="pack" className="text-18">
          <Trans>Pack</Trans>
        </h2>
        {pack && (
          <Badge tone={PACK_STATE_TEXTS[pack.state].tone}>{t(PACK_STATE_TEXTS[pack.state].text)}</Badge>
        )}
      </div>
      {pack ? (
        <>
          <p className="text-14 text-muted">
            <Trans>
              <Day day={pack.startDay} /> to <Day day={pack.lastDay} />
            </Trans>
          </p>
          <ul className="grid gap-x-6 text-14 sm:grid-cols-2">
            {pack.rounds.map(({ name, state }) => (
              <li key={name} className="flex items-center justify-between gap-3 border-t border-line py-2">
                {roundText(name)}
                <Badge tone={ROUND_STATE_TEXTS[state].tone}>{t(ROUND_STATE_TEXTS[state].text)}</Badge>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-14 text-muted">
          <Trans>No pack: the order isn’t paid, or the account was deleted.</Trans>
        </p>
      )}
    </Card>
  );
}
