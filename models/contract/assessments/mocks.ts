import { endpoint } from '../http/endpoint.ts';
import { Id, Instant } from '../http/ids.ts';
import { z } from '../http/zod.ts';
import { MockResult, MockTestName } from './mockResult.ts';
import { MOCK_SECTIONS } from './mockTests.ts';
import { AnsweredItem, Choice, ShownItem } from './quizzes.ts';

const sectionNumber = z.int().min(0).max(9);

const MockSectionState = z.strictObject({
  section: z.enum(MOCK_SECTIONS),
  count: z.int(),
  minutes: z.int(),
  state: z.enum(['waiting', 'open', 'over']),
});

const TopicScore = z.strictObject({
  topic: z.string(),
  right: z.int().min(0),
  of: z.int().min(1),
});

export const Mock = z.strictObject({
  _id: Id,
  test: MockTestName,
  status: z.enum(['open', 'done']),
  startedAt: Instant,
  sections: z.array(MockSectionState),
  current: z
    .strictObject({
      section: sectionNumber.describe('its place among the sections'),
      leftMs: z.int().min(0).describe('time left when the answer was sent'),
      items: z.array(z.strictObject({ item: ShownItem, choice: Choice.nullable() })),
    })
    .nullable()
    .describe('the section whose clock runs'),
  result: MockResult.nullable().describe('null while it is open, and without any answer'),
  topics: z.array(TopicScore).describe('of the answered questions; empty while it is open'),
  answers: z.array(z.array(AnsweredItem)).describe('by section, with keys; empty while it is open'),
});
export type Mock = z.infer<typeof Mock>;

export const MockOffer = z.strictObject({
  test: MockTestName,
  openId: Id.nullable().describe('a test that can be continued'),
  canStartAt: Instant.nullable().describe('null: now'),
  last: MockResult.nullable(),
});
export type MockOffer = z.infer<typeof MockOffer>;

const params = z.object({ attemptId: Id });
const answeredMock = z.object({ data: Mock });

export const getMockTests = endpoint({
  method: 'GET',
  path: '/assessments/mocks',
  summary: 'The mock tests: whether the learner can start them, and their last result',
  response: z.object({ data: z.array(MockOffer) }),
});

export const startMock = endpoint({
  method: 'POST',
  path: '/assessments/mocks',
  summary: 'Starts a mock test, or returns the open one of the same; no clock runs yet',
  body: z.strictObject({ test: MockTestName }),
  response: z.object({ attemptId: Id }),
});

export const getMock = endpoint({
  method: 'GET',
  path: '/assessments/mocks/:attemptId',
  summary: 'A mock test as far as it has come; keys only once all of it is over',
  params,
  response: answeredMock,
});

export const startMockSection = endpoint({
  method: 'POST',
  path: '/assessments/mocks/:attemptId/sections',
  summary: 'Starts the clock of the next section; of one that runs already, it changes nothing',
  params,
  body: z.strictObject({ section: sectionNumber }),
  response: answeredMock,
});

export const saveMockAnswer = endpoint({
  method: 'PUT',
  path: '/assessments/mocks/:attemptId/answers',
  summary: 'Stores an answer of the section whose clock runs; it can be changed until the section is over',
  params,
  body: z.strictObject({
    section: sectionNumber,
    position: z.int().min(0).max(59),
    choice: Choice.nullable().describe('null: takes the answer back'),
  }),
  response: z.object({ saved: z.literal(true) }),
});

export const endMockSection = endpoint({
  method: 'POST',
  path: '/assessments/mocks/:attemptId/sections/end',
  summary: 'Closes the section for good; after the last one the result is there',
  params,
  body: z.strictObject({ section: sectionNumber }),
  response: answeredMock,
});
