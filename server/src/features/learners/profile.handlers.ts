import { yearList } from '@preproom/models/contract/catalogues/months';
import { AppError } from '@preproom/models/contract/http/errors';
import { indianDay } from '@preproom/models/contract/http/indianDays';
import { birthDateFault, isDay } from '@preproom/models/contract/learners/age';
import type { Goal } from '@preproom/models/contract/learners/studentProfile';
import { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { toE164 } from '../accounts/phone.ts';
import type { LearnerHandlers } from './learner.policy.ts';
import { presentProfile } from './profile.present.ts';
import { type ProfileDeps, readLearner, saveProfile, setBirthDate } from './profile.service.ts';

type Names = 'getStudentProfile' | 'saveAbout' | 'saveEducation' | 'saveGoal' | 'saveSkills';

/** A learner's own profile: read as a whole, saved step by step. */
export function profileHandlers(deps: AppDeps): Pick<LearnerHandlers, Names> {
  const { database, clock } = deps;
  const save = async (...[userId, change]: [string, Parameters<typeof saveProfile>[2]]) =>
    presentProfile(await saveProfile(deps, userId, change), clock.now());
  return {
    async getStudentProfile({ actor }) {
      return presentProfile(await readLearner(database, actor.userId), clock.now());
    },
    async saveAbout({ actor, body }) {
      const phone = toE164(body.phone);
      const { name: Name, language, dateOfBirth } = body;
      await keepBirthDate(deps, actor.userId, dateOfBirth);
      await database.users.updateOne({ _id: actor.userId }, { Name, phone, language });
      return save(actor.userId, {});
    },
    async saveEducation({ actor, body }) {
      const thisYear = Number(indianDay(clock.now()).slice(0, 4));
      if (!yearList(thisYear).includes(body.year)) throw fault('year', 'is not in the list');
      return save(actor.userId, { education: body });
    },
    async saveGoal({ actor, body }) {
      await checkGoal(deps, actor.userId, body);
      const programId = body.programId === null ? null : new Types.ObjectId(body.programId);
      return save(actor.userId, { goal: { ...body, programId } });
    },
    saveSkills: ({ actor, body }) => save(actor.userId, { skills: body }),
  };
}

function fault(field: string, what: string): AppError {
  return new AppError('bad_request', undefined, { fields: { [field]: what } });
}

/** The date of birth can be set once only: otherwise a minor could simply change it. */
async function keepBirthDate(deps: ProfileDeps, userId: string, dateOfBirth: string): Promise<void> {
  const isSaved = await deps.database.studentProfiles.exists({ userId, dateOfBirth });
  if (isSaved) return;
  const what = birthDateFault(dateOfBirth, deps.clock.now());
  if (what) throw fault('dateOfBirth', what);
  await setBirthDate(deps, userId, dateOfBirth);
}

async function checkGoal(
  { database, clock }: ProfileDeps,
  userId: string,
  { programId, interviewDate }: Goal,
): Promise<void> {
  if (programId !== null && !(await database.products.exists({ _id: programId })))
    throw fault('programId', 'is no program');
  if (interviewDate === null) return;
  if (!isDay(interviewDate)) throw fault('interviewDate', 'is not a date');
  // A saved date that is past by now may stay when other fields are edited.
  const saved = { userId, 'goal.interviewDate': interviewDate };
  const isPast = interviewDate < indianDay(clock.now());
  if (isPast && !(await database.studentProfiles.exists(saved)))
    throw fault('interviewDate', 'is in the past');
}
