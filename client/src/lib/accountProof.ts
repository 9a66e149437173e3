import type { AccountProof } from '@preproom/models/contract/accounts/accountProof';
import type { CodeSent } from '@preproom/models/contract/accounts/codes';
import type { ComponentType, ReactNode } from 'react';

/** Asks people to prove that an account is theirs. `accounts` has the component; other features get it as a prop. */
export interface AccountProofProps {
  /** The account's. */
  email: string;
  hasPassword: boolean;
  /** On the button that gives the proof. */
  action: ReactNode;
  tone?: 'primary' | 'danger';
  /** Has a code e-mailed; throws AppError. */
  send(): Promise<CodeSent>;
  /** Does what the proof is for; throws AppError, which is shown beside what was typed. */
  onProof(proof: AccountProof): Promise<unknown>;
}
export type AsksProof = ComponentType<AccountProofProps>;
