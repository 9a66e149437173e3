import { Trans, useLingui } from '@lingui/react/macro';
import type { OpenSituation } from '@preproom/models/contract/assessments/behaviour';
import { type FormEvent, useState } from 'react';
import { useBilingual } from '../../../../lib/texts/bilingual.ts';
import { useErrorText } from '../../../../lib/texts/errorText.ts';
import { Banner } from '../../../../ui/Banner.tsx';
import { Radio } from '../../../../ui/forms/Radio.tsx';
import { SubmitButton } from '../../../../ui/forms/SubmitButton.tsx';
import type { useAnswerSituation } from '../api.ts';
import { SituationHead } from './SituationHead.tsx';

interface OpenSituationViewProps {
  answering: ReturnType<typeof useAnswerSituation>;
  situation: OpenSituation;
  /** How many the attempt has. */
  total: number;
  /** With the answered situation's position. */
  onAnswered: (position: number) => void;
}

/** One situation with its four options. The choice is kept when it cannot be sent. */
export function OpenSituationView({ answering, situation, total, onAnswered }: OpenSituationViewProps) {
  const { t } = useLingui();
  const inLanguage = useBilingual();
  const errorText = useErrorText();
  const [choice, setChoice] = useState<number | null>(null);
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = answering;
  const { position, question, options } = situation;
  const answer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(choice === null);
    if (choice === null || isPending) return;
    mutate({ position, choice }, { onSuccess: () => onAnswered(position) });
  };
  return (
    <form onSubmit={answer} className="flex flex-col gap-6">
      <SituationHead position={position} total={total} situation={situation.situation} />
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="mb-2 font-medium">{inLanguage(question)}</legend>
        {options.map((option, i) => (
          <Radio
            // biome-ignore lint/suspicious/noArrayIndexKey: the options of a situation never change places
            key={i}
            name="choice"
            value={i}
            checked={choice === i}
            onChange={() => setChoice(i)}
            className="rounded-card border border-line px-4 py-3 has-checked:border-peacock"
          >
            {inLanguage(option)}
          </Radio>
        ))}
      </fieldset>
      {isMissing && choice === null && (
        <p role="alert" className="text-14 text-brick">
          {t`Choose one of the four.`}
        </p>
      )}
      {error && <Banner tone="error">{errorText(error)}</Banner>}
      <SubmitButton isBusy={isPending} className="self-start">
        <Trans>Answer</Trans>
      </SubmitButton>
    </form>
  );
}
