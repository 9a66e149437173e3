import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Radio } from '../../../ui/forms/Radio.tsx';
import { SampleFrame } from './SampleFrame.tsx';

const OPTIONS = ['O(1)', 'O(log n)', 'O(n)', 'O(n log n)'];
const KEY = 'O(log n)';

/** A question that is not in the bank, to be tried without an account. */
export function TechnicalSample() {
  const { t } = useLingui();
  const name = useId();
  const [choice, setChoice] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const check = (event: FormEvent) => {
    event.preventDefault();
    setChecked(choice !== null);
  };
  return (
    <SampleFrame title={<Trans>Try a question</Trans>}>
      <form onSubmit={check} className="flex flex-col gap-3">
        <p lang="en">
          A sorted array has n numbers. How does the time of a binary search in it grow with n, in the worst
          case?
        </p>
        <fieldset className="flex flex-col">
          <legend className="sr-only">{t`Choose one`}</legend>
          {OPTIONS.map((option) => (
            <Radio
              key={option}
              name={name}
              checked={choice === option}
              onChange={() => {
                setChoice(option);
                setChecked(false);
              }}
            >
              {option}
            </Radio>
          ))}
        </fieldset>
        <Button type="submit" tone="quiet" className="self-start">
          <Trans>Check</Trans>
        </Button>
        <div role="status">{isChecked && <Explanation isRight={choice === KEY} />}</div>
      </form>
    </SampleFrame>
  );
}

function Explanation({ isRight }: { isRight: boolean }) {
  return (
    <p>
      <span className={isRight ? 'font-medium text-leaf' : 'font-medium text-brick'}>
        {isRight ? <Trans>Correct</Trans> : <Trans>Incorrect</Trans>}
      </span>{' '}
      <span lang="en">
        Each step halves what is left, so about log₂ n steps are enough: 20 for a million numbers.
      </span>
    </p>
  );
}
