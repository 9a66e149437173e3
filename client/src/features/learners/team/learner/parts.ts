import type {
  StudentFile,
  StudentPack,
  StudentSession,
} from '@preproom/models/contract/learners/team/studentFile';

/** The action whose dialog is open. */
export type Asked =
  | { is: 'suspend' | 'birthDate' | 'grant' }
  | { is: 'extend'; pack: StudentPack }
  | { is: 'move' | 'cancel'; session: StudentSession };

export interface LearnerPartProps {
  learner: StudentFile;
  ask: (asked: Asked) => void;
  onDone: (what: string) => void;
}

export interface LearnerDialogProps {
  learner: StudentFile;
  onClose: () => void;
  /** Closes the dialog and says on the page what has been done. */
  onDone: (what: string) => void;
}
