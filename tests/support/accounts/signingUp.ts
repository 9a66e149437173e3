import { signUp } from '@preproom/models/contract/accounts/accounts';
import { sendOtp, verifyToken } from '@preproom/models/contract/accounts/codes';
import { anyRoomId } from '@preproom/models/db/testing/factories';
import type { ApiClient } from '../stack/apiClient.ts';
import type { Stack } from '../stack/startStack.ts';
import { mailedCode } from './mailedCode.ts';

/** A learner signs up in this browser; answers their id. */
export async function signUpIn(
  stack: Stack,
  client: ApiClient,
  { phone = '98765 00000', name = 'Asha Rao', email = `${anyRoomId()}@people.example` } = {},
): Promise<string> {
  await client.call(sendOtp, { body: { email, purpose: 'signup' } });
  const code = await mailedCode(stack.database, email);
  const { proof } = (await client.call(verifyToken, { body: { email, purpose: 'signup', code } })).body;
  const body = { email, proof, name, phone, password: 'quiet-lantern-77' };
  const answer = await client.call(signUp, { body });
  if (answer.status !== 200) throw new Error(`Refused: ${answer.status} ${answer.body.code}`);
  return answer.body.data._id;
}
