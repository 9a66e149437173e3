import { AppError } from '@preproom/models/contract/http/errors';
import { pageCount } from '@preproom/models/contract/http/paging';
import {
  HQ_MENTORS_PER_PAGE,
  type MentorEntry,
  type MentorFile,
} from '@preproom/models/contract/people/hqMentors';
import { needsReason } from '@preproom/models/contract/people/mentorLife';
import { recordAudit } from '@preproom/models/db/operations/audit';
import type { MentorProfileRecord } from '@preproom/models/db/people/mentorProfile.model';
import { Types } from 'mongoose';
import type { AppDeps } from '../../deps.ts';
import { presentFile } from '../../files/presentFile.ts';
import { findFile } from '../../files/storedFiles.ts';
import { readRatingComparison } from '../sessions/ratingComparison.ts';
import { countCancellations } from './cancellations.ts';
import type { MentorHandlers } from './mentor.policy.ts';
import { presentMentor } from './mentor.present.ts';
import { type ListedMentor, withPeople } from './mentorList.ts';
import { mentorCounts, mentorsOf } from './mentorLists.ts';
import type { Mentor } from './mentorProfile.ts';
import { changeMentorStatus } from './mentorStatus.ts';

/** The team's calls about mentors. */
export function hqMentorHandlers(
  deps: AppDeps,
): Pick<MentorHandlers, 'getHqMentors' | 'getHqMentor' | 'actOnMentor'> {
  const { database, clock } = deps;
  return {
    async getHqMentors({ query: { list, page } }) {
      const now = clock.now();
      const [profiles, counts] = await Promise.all([
        mentorsOf(database, list, page, now),
        mentorCounts(database, now),
      ]);
      const mentors = await withPeople(database, profiles);
      const ids = mentors.map(({ mentor }) => mentor._id);
      const cancellations = await countCancellations(database, ids, now);
      const data = mentors.map((mentor) => presentEntry(mentor, cancellations));
      return { data, total: counts[list], pages: pageCount(counts[list], HQ_MENTORS_PER_PAGE), counts };
    },
    async getHqMentor({ actor, params: { mentorId } }) {
      const { mentor, profile } = await findMentor(deps, mentorId);
      await recordAudit(database, {
        at: new Date(clock.now()),
        actorId: actor.userId,
        action: 'mentor:read',
        targetId: mentor._id,
      });
      const [resume, counts, comparison] = await Promise.all([
        findFile(database, { folder: 'resume', itemId: mentor._id }),
        countCancellations(database, [mentor._id], clock.now()),
        readRatingComparison(database, mentor._id),
      ]);
      const cancellations = counts.get(mentor._id.toString()) ?? 0;
      return {
        data: { ...presentDetail(mentor, profile, resume && presentFile(resume)), cancellations, comparison },
      };
    },
    async actOnMentor({ actor, params: { mentorId }, body: { act, from, revision, reason }, log }) {
      const { mentor } = await findMentor(deps, mentorId);
      if (needsReason(act) && !reason)
        throw new AppError('bad_request', undefined, { fields: { reason: 'is missing' } });
      const told = needsReason(act) ? (reason ?? null) : null;
      const actorId = new Types.ObjectId(actor.userId);
      const change = { userId: mentor._id, actorId, act, from, reason: told };
      // Only `verify` requires the reviewed revision; otherwise a mentor could block a suspension by editing again and again.
      await changeMentorStatus(deps, act === 'verify' ? { ...change, revision } : change);
      log.info({ userId: mentorId, act }, 'mentor status changed');
      const cancellations = await countCancellations(database, [mentor._id], clock.now());
      return { data: presentEntry(await findMentor(deps, mentorId), cancellations) };
    },
  };
}

async function findMentor({ database }: AppDeps, mentorId: string) {
  const [mentor, profile] = await Promise.all([
    database.users.findOne({ _id: mentorId, role: 'mentor' }).lean<Mentor>(),
    database.mentorProfiles.findOne({ userId: mentorId }).lean<MentorProfileRecord>(),
  ]);
  if (!mentor || !profile) throw new AppError('not_found');
  return { mentor, profile };
}

function presentEntry(
  { mentor, profile }: ListedMentor,
  cancellations: ReadonlyMap<string, number>,
): MentorEntry {
  const { headline, company, designation, status, since, isChanged } = profile;
  const person = { _id: mentor._id.toString(), Name: mentor.Name, photo: mentor.photo };
  return {
    ...person,
    ...{ headline, company, designation, status, since: since.toISOString(), isChanged },
    cancellations: cancellations.get(person._id) ?? 0,
  };
}

function presentDetail(
  mentor: Mentor,
  profile: MentorProfileRecord,
  resume: MentorFile['resume'],
): Omit<MentorFile, 'cancellations' | 'comparison'> {
  const { status, since, appliedAt, isChanged, revision, reason } = profile;
  return {
    ...presentMentor(mentor, profile),
    Email: mentor.Email,
    phone: mentor.phone,
    status,
    isChanged,
    revision,
    reason,
    resume,
    since: since.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
    isLeaving: mentor.deletion !== null,
  };
}
