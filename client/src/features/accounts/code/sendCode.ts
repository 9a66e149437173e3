import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import { type CodePurpose, sendOtp } from '@preproom/models/contract/people/codes';
import { asAppError, callApi } from '../../../lib/api.ts';
import { useStore } from '../../../lib/store.ts';

type AskedPurpose = BodyOf<typeof sendOtp>['purpose'] & CodePurpose;

/** To whom a code went, and when the next one can be asked for, in milliseconds since the epoch. */
export interface SentCode {
  email: string;
  resendAt: number;
}

/** Asks for a code. Throws AppError. */
export async function sendCode(purpose: AskedPurpose, email: string): Promise<SentCode> {
  const { resendAfterSeconds } = await callApi(sendOtp, { body: { email, purpose } });
  return { email, resendAt: Date.now() + resendAfterSeconds * 1000 };
}

/** Also shows a wrong code in the banner across the page, as the specification wants it. */
export async function withCodeBanner<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (failure) {
    const error = asAppError(failure);
    if (error.code === 'invalid_otp') useStore.getState().showError(error);
    throw error;
  }
}
