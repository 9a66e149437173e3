/** The views after the lobby, in one chunk, so that the lobby appears sooner. */
export { OutsideView } from './outcome/OutsideView.tsx';
export { ReportDialog } from './report/ReportDialog.tsx';
export { ReportedView } from './report/ReportedView.tsx';
export { CallScreen } from './stage/CallScreen.tsx';
