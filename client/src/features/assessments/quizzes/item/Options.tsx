import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx';
import { Radio } from '../../../../ui/forms/Radio.tsx';
import { OrderOptions } from './OrderOptions.tsx';
import type { OptionsProps } from './optionsProps.ts';

/** What can be chosen, as the item's kind asks for it. */
export function Options({ item, choice, onChange }: OptionsProps) {
  if (item.kind === 'order') return <OrderOptions item={item} choice={choice} onChange={onChange} />;
  if (item.kind === 'multiple') return <ManyOptions item={item} choice={choice} onChange={onChange} />;
  return <OneOption item={item} choice={choice} onChange={onChange} />;
}

const frame =
  'rounded-control border border-line bg-raised px-4 py-1 has-checked:border-peacock has-checked:bg-peacock/5 hover:border-line-strong';

function OneOption({ item, choice, onChange }: OptionsProps) {
  const { t } = useLingui();
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">
        {item.kind === 'fault' ? t`Choose the line with the error` : t`Choose one`}
      </legend>
      {item.options.map((option, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: options keep their place, and lines may repeat
        <div key={position} className={frame}>
          <Radio
            name={name}
            checked={choice[0] === position}
            onChange={() => onChange([position])}
            className="wrap-anywhere"
          >
            <OptionText item={item} position={position} option={option} />
          </Radio>
        </div>
      ))}
    </fieldset>
  );
}

function ManyOptions({ item, choice, onChange }: OptionsProps) {
  const { t } = useLingui();
  const toggle = (position: number, isChosen: boolean) =>
    onChange(isChosen ? [...choice, position] : choice.filter((one) => one !== position));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="sr-only">{t`Choose all that apply`}</legend>
      {item.options.map((option, position) => (
        <div key={option} className={frame}>
          <Checkbox
            checked={choice.includes(position)}
            onChange={({ target }) => toggle(position, target.checked)}
            className="min-h-11 items-center wrap-anywhere"
          >
            {option}
          </Checkbox>
        </div>
      ))}
    </fieldset>
  );
}

interface OptionTextProps extends Pick<OptionsProps, 'item'> {
  position: number;
  option: string;
}

/** A line keeps its number and its spaces. */
function OptionText({ item, position, option }: OptionTextProps) {
  const { t } = useLingui();
  if (item.kind !== 'fault') return option;
  const line = position + 1;
  return (
    <span className="grid grid-cols-[2rem_1fr] text-14">
      <span className="text-muted tabular-nums">
        <span className="sr-only">{t`Line`} </span>
        {line}
      </span>
      <code className="whitespace-pre-wrap">{option || ' '}</code>
    </span>
  );
}
