/** The views after the lobby, in one chunk, so that the lobby appears sooner. */

export { ReportDialog } from '../../shared/room/report/ReportDialog.tsx';
export { OutsideView } from './outcome/OutsideView.tsx';
export { ReportedView } from './report/ReportedView.tsx';
export { CallScreen } from './stage/CallScreen.tsx';
