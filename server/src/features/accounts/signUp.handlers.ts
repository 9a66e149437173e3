import { hash } from '@node-rs/argon2';
import type { CodePurpose } from '@preproom/models/contract/accounts/codes';
import { AppError } from '@preproom/models/contract/http/errors';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import type { AccountHandlers } from './account.policy.ts';
import { presentUser } from './account.present.ts';
import { codeBrowsers } from './codeBrowsers.ts';
import { checkCode, consumeProof, exchangeCode, type NoCodeMail, requireProof, sendCode } from './codes.ts';
import { issueLogin } from './issueLogin.ts';
import { createAccount } from './newAccount.ts';
import { requireGoodPassword, storeNewPassword } from './newPassword.ts';
import { toE164 } from './phone.ts';

/** The calls that sign up, log in or reset a password with a mailed code. */
export function signUpHandlers(
  deps: AppDeps,
): Pick<AccountHandlers, 'sendOtp' | 'verifyToken' | 'signUp' | 'logInWithCode' | 'resetPassword'> {
  const { config, database, clock } = deps;
  const browsers = codeBrowsers(deps);
  return {
    async sendOtp({ body: { email, purpose }, client }) {
      const { asker, count } = browsers.begin(client, email);
      const user = await database.users.findOne({ Email: email }, { language: 1 }).lean();
      const noCodeMail = noCodeMailFor(purpose, user !== null);
      const sent = await sendCode(deps, {
        email,
        purpose,
        asker,
        count,
        network: client.network,
        language: user?.language ?? client.language,
        ...(user && { userId: user._id }),
        ...(noCodeMail && { noCodeMail }),
      });
      return { ...sent, browser: asker };
    },
    async verifyToken({ body, client }) {
      const proof = await exchangeCode(deps, {
        ...body,
        asker: browsers.of(client),
        network: client.network,
      });
      browsers.noteProved(client, body.email);
      return { verified: true, proof };
    },
    async signUp({ body: { email, proof, name, phone, password }, client, log }) {
      const E164 = toE164(phone);
      const given = { email, purpose: 'signup', asker: browsers.of(client), proof } as const;
      await requireProof(deps, given);
      await requireGoodPassword(password, { name, email, brand: config.BRAND_NAME });
      const passwordHash = await hash(password);
      await consumeProof(deps, given);
      const now = new Date(clock.now());
      const user = await createAccount(database, {
        Name: name,
        Email: email,
        role: 'user',
        phone: E164,
        passwordHash,
        language: client.language,
        emailVerifiedAt: now,
        createdAt: now,
      });
      await deps.events.signedUp({ client, log, user });
      const { token } = await issueLogin(deps, user, { client, log, isProved: true });
      return { token, data: presentUser(user) };
    },
    async logInWithCode({ body: { email, code }, client, log }) {
      const asker = browsers.of(client);
      const user = await database.users.findOne({ Email: email }).lean();
      await checkCode(deps, { email, purpose: 'login', asker, code, network: client.network });
      browsers.noteProved(client, email);
      if (!user) throw new AppError('invalid_otp');
      await noteProvedAddress(deps, user);
      const { token } = await issueLogin(deps, user, { client, log, isProved: true });
      return { token, data: presentUser(user) };
    },
    async resetPassword({ body: { email, proof, password }, client, log }) {
      const given = { email, purpose: 'password', asker: browsers.of(client), proof } as const;
      await requireProof(deps, given);
      const user = await findAccount(deps, email);
      await requireGoodPassword(password, { name: user.Name, email, brand: config.BRAND_NAME });
      const passwordHash = await hash(password);
      await consumeProof(deps, given);
      await storeNewPassword(deps, user, passwordHash, { isAddressProved: true });
      const { token } = await issueLogin(deps, { ...user, passwordHash }, { client, log, isProved: true });
      return { token, data: presentUser(user) };
    },
  };
}

/** Sends a different mail where a code is pointless, so the answer never reveals whether an account exists. */
function noCodeMailFor(purpose: CodePurpose, hasAccount: boolean): NoCodeMail | null {
  if (purpose === 'signup') return hasAccount ? 'hasAccount' : null;
  const isForAccounts = purpose === 'login' || purpose === 'password';
  return isForAccounts && !hasAccount ? 'noAccount' : null;
}

/** The account of a verified address. If it was deleted meanwhile, the answer is the same as for a wrong code. */
async function findAccount({ database }: AppDeps, email: string) {
  const user = await database.users.findOne({ Email: email }).lean();
  if (!user) throw new AppError('invalid_otp');
  return user;
}

async function noteProvedAddress(
  { database, clock }: AppDeps,
  { _id, emailVerifiedAt }: { _id: Types.ObjectId } & Pick<UserDocument, 'emailVerifiedAt'>,
): Promise<void> {
  if (emailVerifiedAt) return;
  await database.users.updateOne({ _id }, { $set: { emailVerifiedAt: new Date(clock.now()) } });
}
