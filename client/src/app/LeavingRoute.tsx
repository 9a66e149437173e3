import { AccountProof } from '../features/accounts/code/AccountProof.tsx';
import { LeavingPage } from '../features/privacy/LeavingPage.tsx';

/** The page of somebody who is leaving; two features meet here. */
export function LeavingRoute() {
  return <LeavingPage AskProof={AccountProof} />;
}
