import { Trans } from '@lingui/react/macro';
import type { PaymentFile } from '@preproom/models/contract/payments/team/payment';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useRoundText } from '../../../../lib/texts/roundText.ts';
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx';

type Rounds = NonNullable<PaymentFile['pack']>['rounds'];

/** The unused rounds of a pack to choose from, in the surrounding form's field `rounds`. */
export function RoundFields({ rounds }: { rounds: Rounds }) {
  const id = useId();
  const roundText = useRoundText();
  const { register, formState } = useFormContext();
  const isWrong = formState.errors.rounds !== undefined;
  const isTaken = formState.errors.rounds?.message === 'are not all unused';
  return (
    <fieldset className="flex flex-col gap-3" aria-describedby={isWrong ? id : undefined}>
      <legend className="mb-2 text-14 font-medium">
        <Trans>Rounds to close</Trans>
      </legend>
      {rounds
        .filter(({ state }) => state === 'free')
        .map(({ name }) => (
          <Checkbox
            key={name}
            value={name}
            {...register('rounds', { validate: (chosen: string[]) => chosen.length > 0 || 'are missing' })}
            aria-invalid={isWrong || undefined}
          >
            {roundText(name)}
          </Checkbox>
        ))}
      {rounds.some(({ state }) => state === 'booked') && (
        <p className="text-14 text-muted">
          <Trans>You can’t pick booked rounds. They close if you refund everything that’s left.</Trans>
        </p>
      )}
      {isWrong && (
        <p id={id} className="text-14 text-brick">
          {isTaken ? (
            <Trans>One of these rounds has just been booked or refunded. Reload the page.</Trans>
          ) : (
            <Trans>Choose at least one round.</Trans>
          )}
        </p>
      )}
    </fieldset>
  );
}
