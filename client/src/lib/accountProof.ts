import type { AppError } from '@preproom/models/contract/http/errors';
import type { AccountProof } from '@preproom/models/contract/people/accountProof';
import type { CodeSent } from '@preproom/models/contract/people/codes';
import type { ComponentType, ReactNode } from 'react';

/** What asks somebody to prove that the account is theirs; one feature has it, others are handed it. */
export interface AccountProofProps {
  /** The account's. */
  email: string;
  hasPassword: boolean;
  /** On the button that gives the proof. */
  action: ReactNode;
  tone?: 'primary' | 'danger';
  isBusy: boolean;
  /** Of the proof that was given last. */
  error: AppError | null;
  /** Has a code mailed. */
  send(): Promise<CodeSent>;
  onProof(proof: AccountProof): void;
}
export type AsksProof = ComponentType<AccountProofProps>;
