import { Trans, useLingui } from '@lingui/react/macro';
import { FEEDBACK_CRITERIA } from '@preproom/models/contract/catalogues/criteria';
import { MAX_NOTE_LENGTH, type SessionNote } from '@preproom/models/contract/room/cockpit';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import type { NoteEntry } from './cockpitEntries.ts';
import type { CriterionTexts } from './cockpitRoom.ts';
import { DeliveryMark } from './DeliveryMark.tsx';
import { MarkBadge } from './MarkBadge.tsx';
import type { CockpitInUse } from './useCockpit.ts';

export interface NoteItemProps {
  note: NoteEntry;
  cockpit: CockpitInUse;
  criteria: CriterionTexts;
}

/** One note with its call time; it can be edited, put to a criterion and removed. */
export function NoteItem({ note, cockpit, criteria }: NoteItemProps) {
  const { t } = useLingui();
  const [isEditing, setEditing] = useState(false);
  const time = cockpit.timeText(note.at);
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line p-3">
      <div className="flex flex-wrap items-center gap-2">
        <time dateTime={note.at} className="text-14 text-muted tabular-nums">
          {time}
        </time>
        {note.mark && <MarkBadge mark={note.mark} />}
        <span className="ms-auto flex gap-1">
          <Button
            tone="quiet"
            size="small"
            aria-label={t`Edit note, ${time}`}
            aria-expanded={isEditing}
            onClick={() => setEditing(!isEditing)}
          >
            <Pencil aria-hidden className="size-4" />
          </Button>
          <Button
            tone="quiet"
            size="small"
            aria-label={t`Delete note, ${time}`}
            onClick={() => cockpit.removeNote(note)}
          >
            <Trash2 aria-hidden className="size-4" />
          </Button>
        </span>
      </div>
      {!isEditing && note.text && <p className="wrap-anywhere whitespace-pre-wrap">{note.text}</p>}
      {!isEditing && note.criterion && (
        <p className="text-14 text-muted">{criteria.textOf(note.criterion)}</p>
      )}
      {isEditing && (
        <NoteEditor note={note} cockpit={cockpit} criteria={criteria} onClose={() => setEditing(false)} />
      )}
      <DeliveryMark entry={note} cockpit={cockpit} />
    </li>
  );
}

function NoteEditor({ note, cockpit, criteria, onClose }: NoteItemProps & { onClose: () => void }) {
  const { t } = useLingui();
  const [before] = useState(note);
  const [text, setText] = useState(note.text);
  const [criterion, setCriterion] = useState(note.criterion ?? '');
  const isEmpty = text.trim() === '' && note.mark === null;
  // Each key is saved, so that closing the guide loses nothing. A note without words and mark is deleted by its own button only.
  const type = (typed: string, chosen = criterion) => {
    setText(typed);
    setCriterion(chosen);
    const kept = typed.trim() === '' && note.mark === null ? before.text : typed.trim();
    cockpit.typeNote(note, { text: kept, criterion: (chosen || null) as SessionNote['criterion'] });
  };
  const undo = () => {
    const { text: was, criterion: belonged } = before;
    cockpit.changeNote(note, { text: was, criterion: belonged });
    onClose();
  };
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={<Trans>Note</Trans>}
        rows={2}
        autoFocus
        maxLength={MAX_NOTE_LENGTH}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <Select
        label={<Trans>Criterion</Trans>}
        value={criterion}
        onChange={({ target }) => type(text, target.value as typeof criterion)}
        options={[
          { id: '', label: t`No criterion` },
          ...FEEDBACK_CRITERIA.map((id) => ({ id, label: criteria.textOf(id) })),
        ]}
      />
      <div className="flex gap-2">
        <Button size="small" onClick={onClose} disabled={isEmpty}>
          <Trans>Done</Trans>
        </Button>
        <Button tone="quiet" size="small" onClick={undo}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </div>
  );
}
