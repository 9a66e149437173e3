import { subjectOfBranch } from '@preproom/models/contract/assessments/quizSubjects';
import type { RoundQuestions } from '@preproom/models/contract/room/cockpit';
import type { Question } from '@preproom/models/contract/room/questions';
import type { QUESTION_TRACKS } from '@preproom/models/contract/room/questionTopics';
import type { Database } from '@preproom/models/db/database';
import type { Session } from '@preproom/models/db/sessions/session.model';
import { groupDiscussionOf } from './groupDiscussion.ts';
import { questionsOf } from './questionBank.ts';

type Track = (typeof QUESTION_TRACKS)[number];

interface Learner {
  /** The program's name; empty without a pack. */
  course: string;
  /** As the learner has written it; may be empty. */
  branch: string;
}

/** The round's questions and prompts for a session: those for the learner's program and branch first. */
export async function readQuestions(
  { packs, studentProfiles }: Database,
  { packId, learnerId, round }: Session,
): Promise<RoundQuestions> {
  const [pack, profile] = await Promise.all([
    packId ? packs.findById(packId, { course: 1 }).lean() : null,
    studentProfiles.findOne({ userId: learnerId }, { education: 1 }).lean(),
  ]);
  const learner = { course: pack?.course ?? '', branch: profile?.education?.branch ?? '' };
  const discussion = groupDiscussionOf(round);
  return {
    questions: questionsFor(questionsOf(round), learner),
    groupDiscussion: discussion && { ...discussion, prompts: questionsFor(discussion.prompts, learner) },
  };
}

/** A prompt of a group discussion has no topic. */
type Placed = Pick<Question, 'tracks'> & Partial<Pick<Question, 'topic'>>;

/** First the questions of the branch, then those of the program, then those for everyone; each in the bank's order. */
export function questionsFor<T extends Placed>(questions: readonly T[], learner: Learner): T[] {
  const tracks = tracksOf(learner);
  const branch = subjectOfBranch(learner.branch);
  const placeOf = ({ tracks: own, topic }: Placed): number => {
    if (!own.some((track) => tracks.includes(track))) return own.length === 0 ? 2 : 3;
    return topic !== undefined && topic === branch ? 0 : 1;
  };
  return questions.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The program says more than the branch: whoever booked an MBA pack is asked for it. */
function tracksOf({ course, branch }: Learner): Track[] {
  if (/digital marketing/i.test(course)) return ['Digital Marketing'];
  if (/\bmba\b/i.test(course)) return ['MBA'];
  switch (subjectOfBranch(branch)) {
    case 'CS core':
      return ['B.Tech CSE'];
    case 'Electronics':
    case 'Electrical':
    case 'Mechanical':
    case 'Civil':
      return ['B.Tech other branches'];
    case 'Business':
      return ['MBA'];
    case 'Digital marketing':
      return ['Digital Marketing'];
    default:
      return /b\.?\s?tech/i.test(course) ? ['B.Tech CSE', 'B.Tech other branches'] : [];
  }
}
