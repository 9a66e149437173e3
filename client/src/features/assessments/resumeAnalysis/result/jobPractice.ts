import type { QuizSubject } from '@preproom/models/contract/assessments/quizSubjects';
import type { TargetRole } from '@preproom/models/contract/assessments/targetRoles';
import type { ActivePack } from '@preproom/models/contract/payments/packs';
import type { Round } from '@preproom/models/contract/sessions/sessions';

const SOFTWARE: readonly QuizSubject[] = ['Development Expertise', 'Technology and IT'];
const DATA: readonly QuizSubject[] = ['Technology and IT', 'Science'];
const BUSINESS: readonly QuizSubject[] = ['Business and Management'];
const FINANCE: readonly QuizSubject[] = ['Finance and Economics'];

/** The quizzes that fit a role, the most fitting first. */
const ROLE_QUIZZES: Record<TargetRole, readonly QuizSubject[]> = {
  softwareDeveloper: SOFTWARE,
  frontendDeveloper: SOFTWARE,
  backendDeveloper: SOFTWARE,
  fullStackDeveloper: SOFTWARE,
  androidDeveloper: SOFTWARE,
  dataAnalyst: DATA,
  dataScientist: DATA,
  devopsEngineer: ['Technology and IT', 'Development Expertise'],
  testEngineer: SOFTWARE,
  securityAnalyst: ['Technology and IT'],
  businessAnalyst: ['Business and Management', 'Technology and IT'],
  uxDesigner: ['Arts and Entertainment'],
  mechanicalEngineer: ['Engineering'],
  civilEngineer: ['Engineering'],
  electricalEngineer: ['Engineering'],
  embeddedEngineer: ['Engineering', 'Development Expertise'],
  hrExecutive: BUSINESS,
  digitalMarketer: BUSINESS,
  salesExecutive: BUSINESS,
  accountant: FINANCE,
  financialAnalyst: FINANCE,
  supplyChainExecutive: BUSINESS,
  contentWriter: ['Arts and Entertainment'],
};

/** Quizzes for a role; none for a job that is like no role of ours. */
export function quizzesFor(role: TargetRole | null): readonly QuizSubject[] {
  return role ? ROLE_QUIZZES[role] : [];
}

/** A technical round where a quiz of the role is technical, else an HR round. */
function roundsFor(role: TargetRole | null): RegExp {
  const technical: readonly QuizSubject[] = ['Development Expertise', 'Technology and IT', 'Engineering'];
  return quizzesFor(role).some((subject) => technical.includes(subject)) ? /^Tech/ : /^HR/;
}

/** The first round of the pack that is free and fits the role. Null: no pack, or none is free. */
export function fittingRound(role: TargetRole | null, pack: Pick<ActivePack, 'rounds'> | null): Round | null {
  const like = roundsFor(role);
  return pack?.rounds.find(({ name, state }) => state === 'free' && like.test(name))?.name ?? null;
}
