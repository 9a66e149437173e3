import { CancelDialog, MoveDialog } from '../../../../shared/sessions/team/SessionDialogs.tsx';
import { BirthDateDialog } from './BirthDateDialog.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import { GrantDialog } from './GrantDialog.tsx';
import type { Asked, LearnerDialogProps } from './parts.ts';
import { SuspendDialog } from './SuspendDialog.tsx';

/** The dialog of the action that was chosen. */
export function AskedDialog({ asked, ...dialog }: LearnerDialogProps & { asked: Asked }) {
  switch (asked.is) {
    case 'suspend':
      return <SuspendDialog {...dialog} />;
    case 'birthDate':
      return <BirthDateDialog {...dialog} />;
    case 'grant':
      return <GrantDialog {...dialog} />;
    case 'extend':
      return <ExtendDialog {...dialog} pack={asked.pack} />;
    case 'move':
      return <MoveDialog {...dialog} studentId={dialog.learner._id} session={asked.session} />;
    case 'cancel':
      return <CancelDialog {...dialog} studentId={dialog.learner._id} session={asked.session} />;
  }
}
