import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { FilterGroup } from '../../../ui/forms/FilterGroup.tsx';
import { RadioList } from '../../../ui/forms/RadioList.tsx';
import { Stars } from '../../../ui/forms/Stars.tsx';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { Specimen } from './Specimen.tsx';
import { TagSpecimens } from './TagSpecimens.tsx';

export function ChoiceSpecimens() {
  return (
    <>
      <Specimen name="Checkbox">
        <Checkbox defaultChecked>
          <Trans>I agree</Trans>
        </Checkbox>
        <Checkbox>
          <Trans>I agree</Trans>
        </Checkbox>
        <Checkbox aria-invalid>
          <Trans>I agree</Trans>
        </Checkbox>
        <Checkbox disabled defaultChecked>
          <Trans>I agree</Trans>
        </Checkbox>
      </Specimen>
      <Specimen name="RadioList" className="grid">
        <Radios />
      </Specimen>
      <Specimen name="Switch">
        <Switch defaultSelected>
          <Trans>Data saver</Trans>
        </Switch>
        <Switch>
          <Trans>Data saver</Trans>
        </Switch>
        <Switch isDisabled>
          <Trans>Data saver</Trans>
        </Switch>
      </Specimen>
      <Specimen name="Stars" className="gap-8">
        <Rating />
      </Specimen>
      <TagSpecimens />
      <Specimen name="FilterGroup" className="grid">
        <FilterGroup label={<Trans>Location</Trans>}>
          <Checkbox defaultChecked>
            <Trans>Remote</Trans>
          </Checkbox>
          <Checkbox>
            <Trans>Pune</Trans>
          </Checkbox>
        </FilterGroup>
      </Specimen>
    </>
  );
}

function Radios() {
  const { t } = useLingui();
  const [value, setValue] = useState<'auto' | 'on'>('auto');
  const options = [
    { id: 'auto', label: t`When the connection is slow` },
    { id: 'on', label: t`Always` },
  ] as const;
  return <RadioList label={t`Data saver`} options={options} value={value} onChange={setValue} />;
}

function Rating() {
  const { t } = useLingui();
  const [stars, setStars] = useState<number | null>(4);
  return (
    <>
      <Stars label={t`Listening`} value={stars} onChange={setStars} />
      <Stars label={t`Time management`} value={null} onChange={() => {}} error={t`Choose 1 to 5 stars.`} />
    </>
  );
}
