import type { Role } from '@preproom/models/contract/accounts/users';
import { STAR_CRITERIA } from '@preproom/models/contract/catalogues/criteria';
import type { CurrentUser } from '@preproom/models/contract/currentUser';
import type { PublicMentor } from '@preproom/models/contract/mentors/mentors';
import type { PaymentRecord } from '@preproom/models/contract/payments/payments';
import type { Product } from '@preproom/models/contract/programs/products';
import type { ExpressionSummary } from '@preproom/models/contract/readings/readings';
import type {
  AfterCall,
  FeedbackDraft,
  FeedbackSubmission,
} from '@preproom/models/contract/reports/feedback';
import type { LearnerReport } from '@preproom/models/contract/reports/learnerReport';
import type { Timeline } from '@preproom/models/contract/reports/timeline';
import type { SpeechReport } from '@preproom/models/contract/room/speech';
import type { KnownPerson, Meeting } from '@preproom/models/contract/sessions/sessions';

export const MENTOR_ID = '0000000000000000000000b1';

type Pack = NonNullable<CurrentUser['ActivePack']>;
/** A meeting whose other participant still has an account. */
type KnownMeeting = Meeting & { with: KnownPerson };

export function aCurrentUser(role: Role, meeting: Meeting[] = []): CurrentUser {
  return {
    data: {
      _id: '0000000000000000000000a1',
      Name: 'Asha Rao',
      Email: 'asha@example.com',
      phone: '',
      completed: true,
      role,
      photo: null,
      ...(role === 'admin' && { rights: ['everything'] }),
    },
    OtherInfo: {},
    transcation: [],
    enrolments: [],
    waitlist: [],
    hasActivePack: false,
    ActivePack: null,
    feedback: [],
    meeting,
    OnboardingStep: 4,
    introduction: role === 'user' ? { state: 'free' } : null,
    serverNow: new Date().toISOString(),
    deletesAt: null,
  };
}

export function aProgram(given: Partial<Product> = {}): Product {
  return {
    _id: '0000000000000000000000c1',
    product_name: 'B.Tech',
    product_pricing: '11999',
    discount_pricing: '7999',
    total_session: 6,
    activate: true,
    sessionIncludes: ['Introducation', 'HR Round 1'],
    ...given,
  };
}

export function aPayment(given: Partial<PaymentRecord> = {}): PaymentRecord {
  return {
    user_id: '0000000000000000000000a1',
    course: 'B.Tech',
    course_id: '0000000000000000000000c1',
    price: '7999',
    listPrice: '7999',
    discount: '0',
    coupon: null,
    username: 'Asha Rao',
    email: 'asha@example.com',
    status: 'success',
    order_id: 'order_1',
    payment_id: 'pay_1',
    Purchasedate: '2026-11-22',
    createdAt: '2026-11-22T06:00:00.000Z',
    triedAt: given.createdAt ?? '2026-11-22T06:00:00.000Z',
    ...given,
  };
}

/** An active pack with two rounds, the first one free. */
export function aPack(given: Partial<Pack> = {}): Pack {
  return {
    _id: '0000000000000000000000d1',
    course_id: '0000000000000000000000c1',
    course: 'B.Tech',
    startDate: '20 November 2026',
    expiresOn: '18 January 2027',
    startDay: '2026-11-20',
    lastDay: '2027-01-18',
    total_session: 2,
    rounds: [
      { name: 'HR Round 1', state: 'free' },
      { name: 'Tech Round 1', state: 'free' },
    ],
    ...given,
  };
}

export function aMeeting(given: Partial<KnownMeeting> = {}): KnownMeeting {
  return {
    roomid: 'room00000001',
    round: 'HR Round 1',
    status: 'booked',
    date: '20 11 2026',
    time: '6:30 PM',
    startsAt: '2026-11-20T13:00:00.000Z',
    minutes: 45,
    isFree: false,
    movesLeft: 3,
    proposal: null,
    cancellation: null,
    with: { _id: MENTOR_ID, Name: 'Meera Iyer', photo: null },
    expression: [],
    hasRated: false,
    ...given,
  };
}

export function aMentor(given: Partial<PublicMentor> = {}): PublicMentor {
  return {
    _id: MENTOR_ID,
    Name: 'Meera Iyer',
    photo: null,
    headline: 'I have held 200 interviews',
    company: 'Sahyadri Systems',
    designation: 'Engineering manager',
    years: 11,
    linkedIn: 'https://www.linkedin.com/in/meera-iyer-example',
    expertise: ['System architecture'],
    languages: ['English', 'Hindi'],
    rating: null,
    ratingCount: 0,
    nextFreeAt: null,
    offersIntroduction: false,
    ...given,
  };
}

export function anAfterCall(given: Partial<AfterCall> = {}): AfterCall {
  return {
    roomid: 'room00000001',
    round: 'HR Round 1',
    isFree: false,
    status: 'done',
    startsAt: '2026-11-20T13:00:00.000Z',
    side: 'mentor',
    other: { _id: MENTOR_ID, Name: 'Meera Iyer', photo: null },
    feedback: null,
    isSummaryShared: false,
    mentorRating: null,
    line: null,
    ...given,
  };
}

/** What the server adds to feedback. */
export const STORED_FEEDBACK = { savedAt: '2026-11-20T13:30:00.000Z', history: [] };

/** The mentor's unfinished feedback with these answers. */
export function aDraft(answers: FeedbackDraft): NonNullable<AfterCall['feedback']> {
  return { ...answers, ...STORED_FEEDBACK, state: 'draft', submittedAt: null, amendableUntil: null };
}

/** Complete feedback with four stars everywhere. */
export function aSubmission(): FeedbackSubmission {
  const stars = Object.fromEntries(STAR_CRITERIA.map((criterion) => [criterion, 4]));
  return {
    ratings: {
      ...(stars as Record<(typeof STAR_CRITERIA)[number], number>),
      'Overall Hirability Index': 7,
      'Comment On Technical Readiness': 'Explained indexes well, practise joins.',
      'Comment On Communication Skills': 'Clear and calm, pause before long answers.',
    },
    remarks: {},
  };
}

export function aSummary(given: Partial<ExpressionSummary> = {}): ExpressionSummary {
  return {
    samples: 900,
    missing: null,
    shortSample: false,
    percentages: { Ranacorus: 12, Enthusiasm: 82, Confidence: 100, Nervousness: 48 },
    algo: 'er-1',
    shared: false,
    ...given,
  };
}

export function aLearnerReport(given: Partial<LearnerReport> = {}): LearnerReport {
  return {
    learnerName: 'Asha Rao',
    first: null,
    previous: null,
    ...{ earlierAnswers: null, severity: null },
    offers: {
      next: 'HR Round 2',
      expertise: [],
      articles: [{ slug: 'practise-with-a-mentor', title: 'How to practise with a mentor' }],
    },
    ...given,
  };
}

/** Five minutes with one question, readings for ten seconds and a mark. */
export function aTimeline(given: Partial<Timeline> = {}): Timeline {
  const both = { fromMs: 0, toMs: 300_000 };
  return {
    startsAt: '2026-11-20T13:00:00.000Z',
    originAt: '2026-11-20T13:00:00.000Z',
    span: { fromMs: 0, toMs: 300_000 },
    presence: { learner: [{ ...both, fromMs: -60_000 }], mentor: [both] },
    speech: {
      learner: [{ fromMs: 62_000, toMs: 90_000 }],
      mentor: [{ fromMs: 55_000, toMs: 61_000 }],
    },
    questions: [{ atMs: 58_000, text: 'Tell me about yourself.' }],
    marks: [{ atMs: 70_000, mark: 'strong' }],
    parts: [],
    agenda: { phases: [], focus: [], modes: [] },
    chat: [{ fromMs: 120_000, learner: 1, mentor: 2 }],
    readings: [
      { atMs: 60_000, n: 20, Ranacorus: 500, Enthusiasm: 6_000, Confidence: 8_000, Nervousness: 2_000 },
    ],
    connection: [{ ...both, grade: 3 }],
    ...given,
  };
}

/** A learner's talk time with both sides measured. */
export function aSpeech(given: Partial<SpeechReport> = {}): SpeechReport {
  const turns = { turns: 9, longestTurnMs: 95_000, answerPauseMs: 1_400 };
  return {
    side: 'learner',
    consent: true,
    own: { speakingMs: 360_000, syllables: 1_512, pace: 4.2 },
    other: { speakingMs: 240_000, syllables: 900, pace: 3.75 },
    isOtherMeasured: true,
    learnerShare: 0.6,
    together: { overlaps: 3, overlapMs: 2_600, learner: turns, mentor: { ...turns, turns: 8 } },
    turns: [],
    segments: { learner: [], mentor: [] },
    ...given,
  };
}
