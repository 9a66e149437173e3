import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Line } from '../../../../resume/layout/line.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Select } from '../../../../ui/forms/Select.tsx';
import { HEADING_KINDS, SECTION_TEXTS } from '../texts/sectionTexts.ts';
import { type LineReading, lineKey, type PickedLine, type SectionRows } from './correctSections.ts';
import { LineRow } from './LineRow.tsx';
import { ShowLine } from './ShowLine.tsx';

export interface SectionRowProps {
  row: SectionRows;
  picked: PickedLine | null;
  /** Its lines are opened or closed by hand, and none of them is to take the focus. */
  onToggle: () => void;
  /** Null if lines cannot be shown on a page. */
  onShow: ((line: Line) => void) | null;
  /** Null takes the correction back. */
  onCorrect: (line: Line, said: LineReading | null) => void;
}

/** A section with its heading as it is written, what kind we take it for, and its lines. */
export function SectionRow({ row, picked, onToggle, onShow, onCorrect }: SectionRowProps) {
  const { t } = useLingui();
  const { heading, lines, isCorrected } = row;
  const pickedOf = (line: Line) => (picked?.key === lineKey(line) ? picked : null);
  const ownPick = lines.some(({ line }) => pickedOf(line)) ? picked : null;
  const [isOpen, setIsOpen] = useState(ownPick !== null);
  const [lastPick, setLastPick] = useState(ownPick);
  if (ownPick !== lastPick) {
    setLastPick(ownPick);
    if (ownPick) setIsOpen(true);
  }
  const list = useId();
  const name = heading?.text ?? t`Before the first heading`;
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-[1fr_11rem] sm:items-end">
        <div className="flex min-w-0 flex-col items-start gap-1">
          <h4 dir="auto" className="text-16 font-medium tracking-normal wrap-anywhere">
            {name}
          </h4>
          {isCorrected && (
            <Badge tone="info">
              <Trans>Corrected by you</Trans>
            </Badge>
          )}
          <div className="-ms-4 flex flex-wrap items-center">
            {lines.length > 0 && (
              <Button
                tone="plain"
                size="small"
                aria-expanded={isOpen}
                aria-controls={list}
                onClick={() => {
                  setIsOpen(!isOpen);
                  onToggle();
                }}
              >
                <ChevronDown aria-hidden className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
                <Plural value={lines.length} one="# line" other="# lines" />
                <span className="sr-only">{name}</span>
              </Button>
            )}
            {onShow && heading && <ShowLine what={heading.text} onShow={() => onShow(heading)} />}
          </div>
        </div>
        {heading && (
          <HeadingKind row={row} heading={heading} picked={pickedOf(heading)} onCorrect={onCorrect} />
        )}
      </div>
      {isOpen && (
        <ul id={list} className="flex flex-col gap-3 border-s-2 border-line ps-3">
          {lines.map((one) => (
            <LineRow
              key={lineKey(one.line)}
              row={one}
              picked={pickedOf(one.line)}
              onCorrect={(said) => onCorrect(one.line, said)}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

interface HeadingKindProps extends Pick<SectionRowProps, 'row' | 'onCorrect'> {
  heading: Line;
  /** It takes the focus, from the field that is gone if it was made a heading just now. */
  picked: PickedLine | null;
}

function HeadingKind({ row: { own, kind }, heading, picked, onCorrect }: HeadingKindProps) {
  const { t } = useLingui();
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (picked) field.current?.focus();
  }, [picked]);
  const none = own ?? 'text';
  return (
    <Select
      ref={field}
      label={<Trans>Read as</Trans>}
      value={kind}
      aria-description={heading.text}
      onChange={({ currentTarget }) => {
        const chosen = HEADING_KINDS.find((one) => one === currentTarget.value) ?? 'text';
        onCorrect(heading, chosen === none ? null : chosen);
      }}
      options={[
        ...HEADING_KINDS.map((id) => ({ id, label: t(SECTION_TEXTS[id]) })),
        { id: 'text', label: t`Not a heading` },
      ]}
    />
  );
}
