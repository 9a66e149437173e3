import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { isCareerBreak } from '../../../../../resume/fields/careerBreak.ts';
import type { Entry } from '../../../../../resume/fields/entry.ts';
import { tenureOf } from '../../../../../resume/fields/tenure.ts';
import type { Line } from '../../../../../resume/layout/line.ts';
import { entryName } from '../../../../../resume/targets/placement.ts';
import { Badge } from '../../../../../ui/Badge.tsx';
import { Button } from '../../../../../ui/Button.tsx';
import { SECTION_TEXTS } from '../../texts/sectionTexts.ts';
import { RowActions } from '../RowActions.tsx';
import { useDateText } from './dateText.ts';
import { EntryForm } from './EntryForm.tsx';
import type { EntryCorrection } from './entryCorrections.ts';
import { useTenureText } from './tenureText.ts';
import { gradeText } from './writtenGrade.ts';

export interface EntryRowProps {
  /** With its correction. */
  entry: Entry;
  /** As it was read. */
  read: Entry;
  now: Date;
  isCorrected: boolean;
  /** A person added it. */
  isAdded?: boolean;
  /** The name of the entry above, which this one can be joined to. Null if no entry is above it. */
  above?: string | null;
  /** The correction has words that the text of the file does not. */
  isMissingInText: boolean;
  /** Null if lines cannot be shown on a page. */
  onShow: ((line: Line) => void) | null;
  /** Null takes the correction back. */
  onCorrect: (correction: EntryCorrection | null) => void;
  /** It was put back just now, and takes the focus from the button that is gone. */
  isPutBack?: boolean;
  /** It is no entry, or not on the resume. */
  onRemove: () => void;
}

/** A job, a project or a degree with what was read of it, and a way to correct it. Nothing of it has points. */
export function EntryRow({
  entry,
  read,
  now,
  isCorrected,
  isAdded = false,
  above = null,
  isMissingInText,
  isPutBack = false,
  onShow,
  onCorrect,
  onRemove,
}: EntryRowProps) {
  const { t } = useLingui();
  const [isEdited, setIsEdited] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isPutBack) edit.current?.focus();
  }, [isPutBack]);
  const [line] = entry.lines;
  const name = entryName(entry);
  const close = () => {
    setIsEdited(false);
    // The form with the focus is gone.
    requestAnimationFrame(() => edit.current?.focus());
  };
  return (
    <li className="flex flex-col gap-1 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="text-14 text-muted">
          {isCareerBreak(entry) ? <Trans>Career break</Trans> : t(SECTION_TEXTS[entry.kind])}
        </span>
        {isCorrected && (
          <Badge tone="info">{isAdded ? <Trans>Added by you</Trans> : <Trans>Corrected by you</Trans>}</Badge>
        )}
      </div>
      <h4 dir="auto" className="text-16 font-medium tracking-normal wrap-anywhere">
        {name || <Trans>No title found</Trans>}
      </h4>
      {isEdited ? (
        <EntryForm
          entry={entry}
          read={read}
          above={above}
          onCancel={close}
          onSave={(correction) => {
            onCorrect(correction);
            close();
          }}
        />
      ) : (
        <>
          <Facts entry={entry} now={now} />
          <RowActions
            {...{ name, line, onShow, isMissingInText }}
            isCorrected={isCorrected && !isAdded}
            editButton={edit}
            onEdit={() => setIsEdited(true)}
            onUndo={() => onCorrect(null)}
          >
            <Button tone="plain" size="small" onClick={onRemove}>
              <Trans>
                Remove <span className="sr-only">{name}</span>
              </Trans>
            </Button>
          </RowActions>
        </>
      )}
    </li>
  );
}

/** Place, dates with how long a job was, grades and bullets. */
function Facts({ entry, now }: Pick<EntryRowProps, 'entry' | 'now'>) {
  const { t } = useLingui();
  const dateText = useDateText();
  const tenureText = useTenureText();
  const { kind, organisation, from, to, scores, bullets } = entry;
  // "Palar College, Pune" has its place in the name above.
  const place = entry.place !== null && organisation?.endsWith(entry.place) ? null : entry.place;
  const dates = [from, to].flatMap((date) => (date === null ? [] : [dateText(date)])).join(' – ');
  const tenure = kind === 'experience' ? tenureOf(entry, now) : null;
  return (
    <p dir="auto" className="text-14 text-muted wrap-anywhere">
      {[
        place,
        dates || t`No dates found`,
        tenure && tenureText(tenure),
        ...scores.map(gradeText),
        bullets.length > 0 && t`${plural(bullets.length, { one: '# bullet', other: '# bullets' })}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}
