import type {
  StudentFile,
  StudentPack,
  StudentSession,
} from '@preproom/models/contract/learners/team/studentFile';
import type { ComponentType } from 'react';

/** The action whose dialog is open. */
export type Asked =
  | { is: 'suspend' | 'birthDate' | 'grant' }
  | { is: 'extend'; pack: StudentPack }
  | { is: 'move' | 'cancel'; session: StudentSession };

/** Chooses one of the free times; it belongs to another feature. */
export type PickTime = ComponentType<{
  times: readonly string[];
  chosen: readonly string[];
  onChoose: (time: string) => void;
  near?: string;
  isNarrow?: boolean;
}>;

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
