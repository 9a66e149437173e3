import type { AskedQuestion, SessionNote } from '@preproom/models/contract/room/cockpit';
import type { AskedQuestionDocument } from '@preproom/models/db/room/askedQuestion.model';
import type { SessionNoteDocument } from '@preproom/models/db/room/sessionNote.model';

export function presentAsked(asked: AskedQuestionDocument): AskedQuestion {
  const { askedId, questionId, text, askedAt, wasShown } = asked;
  return { id: askedId, questionId, text, askedAt: askedAt.toISOString(), shownToLearner: wasShown };
}

export function presentNote(note: SessionNoteDocument): SessionNote {
  const { noteId, at, text, criterion, mark, editedAt } = note;
  return { id: noteId, at: at.toISOString(), text, criterion, mark, editedAt: editedAt.toISOString() };
}
