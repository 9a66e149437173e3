import { type CodePurpose, sendOtp } from '@preproom/models/contract/accounts/codes';
import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import { callApi } from '../../../lib/api.ts';
import { serverNow } from '../../../lib/serverTime.ts';

type RequestedPurpose = BodyOf<typeof sendOtp>['purpose'] & CodePurpose;

/** The address a code was sent to, and when the next one can be requested (milliseconds since the epoch). */
export interface SentCode {
  email: string;
  resendAt: number;
}

/** Requests a code. Throws AppError. */
export async function sendCode(purpose: RequestedPurpose, email: string): Promise<SentCode> {
  const { resendAfterSeconds } = await callApi(sendOtp, { body: { email, purpose } });
  return { email, resendAt: serverNow() + resendAfterSeconds * 1000 };
}
