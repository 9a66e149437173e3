import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Select } from '../../../../ui/forms/Select.tsx';
import { HEADING_KINDS, ROLE_TEXTS, SECTION_TEXTS } from '../texts/sectionTexts.ts';
import type { LineReading, PickedLine, LineRow as Row } from './correctSections.ts';

export interface LineRowProps {
  row: Row;
  /** It takes the focus. */
  picked: PickedLine | null;
  /** Null takes the correction back. */
  onCorrect: (said: LineReading | null) => void;
}

/** A line of a section, and whether it is text, a bullet, a part of one or a heading. */
export function LineRow({ row: { line, own, role, isCorrected, canBe }, ...props }: LineRowProps) {
  const { picked, onCorrect } = props;
  const { t } = useLingui();
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (picked) field.current?.focus();
  }, [picked]);
  const roles = (['text', 'bullet', 'continued'] as const).filter(
    (one) => one === role || one === 'text' || canBe[one],
  );
  const readings: LineReading[] = [...roles, ...HEADING_KINDS];
  return (
    <li className="grid gap-x-4 gap-y-1 text-14 sm:grid-cols-[1fr_11rem] sm:items-start">
      <p dir="auto" className={`min-w-0 wrap-anywhere ${role === 'continued' ? 'ps-4' : ''}`}>
        {line.text}
      </p>
      <Select
        ref={field}
        label={
          isCorrected ? (
            <Trans>Corrected by you</Trans>
          ) : (
            <span className="sr-only">
              <Trans>Read as</Trans>
            </span>
          )
        }
        value={role}
        aria-description={line.text}
        onChange={({ currentTarget }) => {
          const chosen = readings.find((one) => one === currentTarget.value) ?? own;
          onCorrect(chosen === own ? null : chosen);
        }}
        options={readings.map((id) => ({
          id,
          label:
            id === 'text' || id === 'bullet' || id === 'continued'
              ? t(ROLE_TEXTS[id])
              : t`Heading: ${t(SECTION_TEXTS[id])}`,
        }))}
      />
    </li>
  );
}
