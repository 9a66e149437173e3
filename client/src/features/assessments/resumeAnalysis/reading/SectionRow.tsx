import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Section } from '../../../../resume/fields/sections.ts';
import type { Line } from '../../../../resume/layout/line.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import { Select } from '../../../../ui/forms/Select.tsx';
import { SECTION_TEXTS } from '../texts/sectionTexts.ts';
import type { CorrectedKind } from './corrections.ts';
import { ShowLine } from './ShowLine.tsx';

export interface SectionRowProps {
  /** As it was read, without a correction. */
  section: Section;
  corrected: CorrectedKind | undefined;
  onShow: ((line: Line) => void) | null;
  /** Null takes the correction back. */
  onCorrect: (kind: CorrectedKind | null) => void;
}

const KINDS = Object.keys(SECTION_TEXTS) as CorrectedKind[];

/** A section with its heading as it is written, and what kind we take it for. */
export function SectionRow({
  section: { heading, kind, lines },
  corrected,
  onShow,
  onCorrect,
}: SectionRowProps) {
  const { t } = useLingui();
  const own = kind === 'top' ? 'other' : kind;
  if (!heading) return null;
  return (
    <li className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[1fr_11rem] sm:items-end">
      <div className="flex min-w-0 flex-col gap-1">
        <h4 dir="auto" className="text-16 font-medium tracking-normal wrap-anywhere">
          {heading.text}
        </h4>
        {corrected && (
          <Badge tone="info">
            <Trans>Corrected by you</Trans>
          </Badge>
        )}
        <div className="flex flex-wrap items-center">
          <span className="text-14 text-muted">
            <Plural value={lines.length} one="# line" other="# lines" />
          </span>
          {onShow && <ShowLine what={heading.text} onShow={() => onShow(heading)} />}
        </div>
      </div>
      <Select
        label={<Trans>Read as</Trans>}
        value={corrected ?? own}
        aria-description={heading.text}
        onChange={({ currentTarget }) => {
          const chosen = KINDS.find((one) => one === currentTarget.value) ?? own;
          onCorrect(chosen === own ? null : chosen);
        }}
        options={KINDS.map((id) => ({ id, label: t(SECTION_TEXTS[id]) }))}
      />
    </li>
  );
}
