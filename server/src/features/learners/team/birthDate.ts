import type { PracticeRecord } from '@preproom/models/contract/assessments/practice';
import { isAdult } from '@preproom/models/contract/learners/age';
import { needsGuardian } from '@preproom/models/contract/learners/onboardingSteps';
import { deleteReadings } from '@preproom/models/db/readings/readingSummary';
import {
  deleteSpeechSegments,
  hasSpeechConsent,
  setSpeechConsent,
} from '@preproom/models/db/room/speech/speech';
import type { Session } from '@preproom/models/db/sessions/session.model';
import type { Types } from 'mongoose';
import type { AppDeps } from '../../../deps.ts';
import { cancelBooked } from '../../sessions/cancelBooked.ts';
import { type Learner, profileState, saveProfile } from '../profile.service.ts';

type AgeDeps = Pick<AppDeps, 'database' | 'clock' | 'closeRoom'>;

/**
 * Makes the rest of the account fit a corrected date of birth. Of a learner under 18 nothing is measured: what was is deleted, and
 * consents to it end. Without a guardian's consent they have no sessions either. Safe to run twice.
 */
export async function applyBirthDate(deps: AgeDeps, userId: Types.ObjectId): Promise<void> {
  const { database, clock } = deps;
  // Completes the profile of somebody who needs no guardian any more.
  const learner = await saveProfile(deps, userId, {});
  const { dateOfBirth } = profileState(learner);
  if (dateOfBirth === null || isAdult(dateOfBirth, clock.now())) return;
  await endMeasures(deps, userId);
  if (!lacksGuardian(learner, clock.now())) return;
  await database.users.updateOne({ _id: userId }, { $set: { completed: false } });
  await cancelBooked(deps, { learnerId: userId });
}

async function endMeasures(deps: AgeDeps, userId: Types.ObjectId): Promise<void> {
  const { database } = deps;
  const sessions = await database.sessions
    .find({ learnerId: userId, status: { $ne: 'cancelled' } })
    .lean<Session[]>();
  for (const session of sessions) await endMeasuresOf(deps, session);
  const practice = await database.assessmentAttempts
    .find({ learnerId: userId, kind: 'practice', status: 'done' })
    .lean<{ _id: Types.ObjectId; work: PracticeRecord }[]>();
  for (const { _id, work } of practice) {
    // The answers themselves stay.
    const answers = work.answers.map((answer) => ({ ...answer, speech: null, expression: null }));
    await database.assessmentAttempts.updateOne(
      { _id, status: 'done' },
      { $set: { work: { ...work, answers } } },
    );
  }
}

async function endMeasuresOf({ database, clock }: AgeDeps, session: Session): Promise<void> {
  const { _id, roomid, learnerId: userId, readingConsent } = session;
  const at = new Date(clock.now());
  const withdrawn = { userId, roomid, granted: false, textVersion: null, at };
  if (readingConsent) {
    await database.consents.create({ ...withdrawn, kind: 'expression_reading' });
    await database.sessions.updateOne({ _id }, { $set: { readingConsent: false } });
  }
  await deleteReadings(database, session, at.getTime());
  const speaker = { session, side: 'learner' } as const;
  if (await hasSpeechConsent(database, speaker)) {
    await database.consents.create({ ...withdrawn, kind: 'talk_time' });
    await setSpeechConsent(database, speaker, false);
  }
  await deleteSpeechSegments(database, speaker, at.getTime());
}

/** Whether this learner is under 18 and no guardian has consented. */
export function lacksGuardian(learner: Learner, nowMs: number): boolean {
  return needsGuardian(profileState(learner), nowMs);
}
