import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Entry, EntryDate } from '../../../../resume/fields/entry.ts';
import type { Line } from '../../../../resume/layout/line.ts';
import { SECTION_TEXTS } from '../texts/sectionTexts.ts';
import { ShowLine } from './ShowLine.tsx';

export interface EntryRowProps {
  entry: Entry;
  /** Null if lines cannot be shown on a page. */
  onShow: ((line: Line) => void) | null;
}

/** A job, a project or a degree with what was read of it. Nothing of it has points. */
export function EntryRow({ entry, onShow }: EntryRowProps) {
  const { t, i18n } = useLingui();
  const { kind, title, organisation, place, from, to, bullets, scores, lines } = entry;
  const name = [title, organisation].filter((part) => part !== null).join(', ');
  const dateText = (date: EntryDate) => {
    if (date === 'present') return t`Present`;
    if (!date.includes('-')) return date;
    return i18n.date(`${date}-01T00:00:00Z`, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  };
  const dates = [from, to].flatMap((date) => (date === null ? [] : [dateText(date)])).join(' – ');
  const [line] = lines;
  return (
    <li className="flex flex-col gap-1 py-3">
      <span className="text-14 text-muted">{t(SECTION_TEXTS[kind])}</span>
      <h4 dir="auto" className="text-16 font-medium tracking-normal wrap-anywhere">
        {name || <Trans>No title found</Trans>}
      </h4>
      <p dir="auto" className="text-14 text-muted wrap-anywhere">
        {[
          place,
          dates || t`No dates found`,
          ...scores.map(({ type, value, outOf }) => (type === 'cgpa' ? `${value}/${outOf}` : `${value}%`)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="flex flex-wrap items-center">
        {bullets.length > 0 && (
          <span className="text-14 text-muted">
            <Plural value={bullets.length} one="# bullet" other="# bullets" />
          </span>
        )}
        {onShow && line && <ShowLine what={name} onShow={() => onShow(line)} />}
      </div>
    </li>
  );
}
