import type { BodyOf } from '@preproom/models/contract/http/endpoint';
import type { AppError } from '@preproom/models/contract/http/errors';
import { type CodePurpose, sendOtp } from '@preproom/models/contract/people/codes';
import { callApi } from '../../../lib/api.ts';
import { useStore } from '../../../lib/store.ts';
import { useAsyncAction } from '../../../lib/useAsyncAction.ts';

export type AskedPurpose = BodyOf<typeof sendOtp>['purpose'] & CodePurpose;

/** To whom a code went, and when the next one can be asked for, in milliseconds since the epoch. */
export interface CodeOnItsWay {
  email: string;
  resendAt: number;
}

/** Asks for codes and gives them back. A wrong one is said across the page, as the product does it; every other failure is `error`. */
export function useCode(purpose: AskedPurpose, onSent: (code: CodeOnItsWay) => void) {
  const { isBusy, error, run } = useAsyncAction();

  const send = (email: string) =>
    run(async () => {
      const { resendAfterSeconds } = await callApi(sendOtp, { body: { email, purpose } });
      onSent({ email, resendAt: Date.now() + resendAfterSeconds * 1000 });
    });

  async function give(work: () => Promise<unknown>): Promise<boolean> {
    return run(() => work().catch(sayWhenWrong));
  }

  return { isBusy, error, send, give };
}

function sayWhenWrong(failure: AppError): never {
  if (failure.code === 'invalid_otp') useStore.getState().showError(failure);
  throw failure;
}
