import { Trans, useLingui } from '@lingui/react/macro';
import { INDEX_CRITERION } from '@preproom/models/contract/catalogues/criteria';
import type { ReactNode } from 'react';
import { FieldError, Label, Radio, RadioGroup, Text } from 'react-aria-components';
import { cx } from '../../../lib/cx.ts';
import { useCriterionText } from '../../../lib/texts/criteria.ts';
import { Card } from '../../../ui/Card.tsx';
import { digitChoice } from '../../../ui/forms/digitChoice.ts';

const VALUES = Array.from({ length: 10 }, (_, i) => i + 1);

export interface IndexFieldProps {
  value: number | null;
  fault: string | undefined;
  onChange: (index: number) => void;
  notes: ReactNode;
}

/** The overall index, 1 to 10. */
export function IndexField({ value, fault, onChange, notes }: IndexFieldProps) {
  const { t } = useLingui();
  const criterionText = useCriterionText();
  return (
    <Card>
      <div data-criterion={INDEX_CRITERION} className="@container">
        <RadioGroup
          value={value === null ? null : String(value)}
          onChange={(next) => onChange(Number(next))}
          isInvalid={Boolean(fault)}
          orientation="horizontal"
          className="flex flex-col gap-3"
        >
          <Label className="font-heading text-18 font-semibold">{criterionText(INDEX_CRITERION)}</Label>
          <Text slot="description" className="text-14 text-muted">
            <Trans>1 is far from ready. 10 is ready to be hired.</Trans>{' '}
            <span className="pointer-coarse:hidden">
              <Trans>Press 0 for 10.</Trans>
            </span>
          </Text>
          <div className="grid grid-cols-5 gap-2 @min-[28rem]:grid-cols-10">
            {VALUES.map((index) => (
              <Radio
                key={index}
                value={String(index)}
                onKeyDown={digitChoice(VALUES.length, onChange)}
                className={cx(
                  'grid min-h-11 cursor-pointer place-items-center rounded-control border font-medium tabular-nums',
                  'border-line-strong transition-colors duration-150 data-[hovered]:border-ink',
                  'data-[selected]:border-peacock data-[selected]:bg-peacock data-[selected]:text-on-peacock',
                  'data-[focus-visible]:outline-2 data-[focus-visible]:outline-offset-2 data-[focus-visible]:outline-peacock',
                  Boolean(fault) && 'border-brick',
                )}
              >
                {index}
              </Radio>
            ))}
          </div>
          <FieldError className="text-14 text-brick">{fault && t`Choose a number from 1 to 10.`}</FieldError>
        </RadioGroup>
        {notes}
      </div>
    </Card>
  );
}
