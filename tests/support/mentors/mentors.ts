import { sendOtp } from '@preproom/models/contract/accounts/codes';
import { beginOnboarding } from '@preproom/models/contract/accounts/onboarding';
import { becomeMentor } from '@preproom/models/contract/mentors/mentors';
import type { UserDocument } from '@preproom/models/db/accounts/user.model';
import type { Database } from '@preproom/models/db/database';
import type { MentorProfileDocument } from '@preproom/models/db/mentors/mentorProfile.model';
import { nameMentorPage } from '@preproom/models/db/mentors/mentorSlugs';
import { createFile, createUser } from '@preproom/models/db/testing/factories';
import type { Types } from 'mongoose';
import { codePage } from '../accounts/codePage.ts';
import { mailedCode } from '../accounts/mailedCode.ts';
import type { ApiClient } from '../stack/apiClient.ts';
import type { Stack } from '../stack/startStack.ts';

/** What a mentor writes about themself, as a page sends it. */
export const DETAILS = {
  headline: 'I have held 200 interviews for product teams',
  company: 'Sahyadri Systems',
  designation: 'Engineering manager',
  years: 11,
  linkedIn: 'https://www.linkedin.com/in/meera-iyer-example',
  expertise: ['System architecture', 'Leadership and team management'],
  languages: ['English', 'Hindi'],
} as const;

/** A stored mentor with a whole profile, a page and a resume. */
export async function createMentor(
  database: Database,
  change: Partial<MentorProfileDocument> = {},
  person: Partial<UserDocument> = {},
) {
  const user = await createUser(database, {
    ...{ Name: 'Meera Iyer', phone: '+919812345602', role: 'mentor', completed: true },
    ...person,
  });
  await createMentorProfile(database, user._id, change);
  await nameMentorPage(database, user._id, user.Name, new Date());
  await createFile(database, { ownerId: user._id, itemId: user._id });
  return user;
}

/** The code that is mailed to somebody who wants to mentor. */
export async function codeToMentor(stack: Stack, email: string): Promise<string> {
  await codePage(stack).call(sendOtp, { body: { email, purpose: 'mentor' } });
  return mailedCode(stack.database, email);
}

/** A browser in which somebody with this address has begun to apply. */
export async function beginApplication(stack: Stack, email: string): Promise<ApiClient> {
  const client = codePage(stack);
  const otp = await codeToMentor(stack, email);
  const { body } = await client.call(becomeMentor, { query: { emailId: email, otp } });
  await client.call(beginOnboarding, { body: { Authorize_token: body.token } });
  return client;
}

/** The whole profile of a stored person, verified unless it is said otherwise. */
export function createMentorProfile(
  database: Database,
  userId: Types.ObjectId,
  change: Partial<MentorProfileDocument> = {},
) {
  const standing = { userId, status: 'verified', since: new Date() };
  return database.mentorProfiles.create({ ...DETAILS, ...standing, ...change } as MentorProfileDocument);
}
