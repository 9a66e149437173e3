import {
  type MockSection,
  type MockTestId,
  sectionsOf,
} from '@preproom/models/contract/assessments/mockTests';
import type { AssessmentAttemptDocument } from '@preproom/models/db/assessments/assessmentAttempt.model';
import type { Types } from 'mongoose';
import { ANSWER_GRACE_MS } from '../rules/timing.ts';

export interface MockItem {
  itemId: string;
  /** Positions of the options as they are shown. */
  order: number[];
  choice: number[] | null;
}

export interface MockSectionWork {
  startedAt: Date | null;
  endedAt: Date | null;
  /** Drawn when the section starts. */
  items: MockItem[];
}

export interface MockWork {
  /** Sections that were begun, and those that are over. Each write names both, so of two at once one is stored. */
  begun: number;
  over: number;
  sections: MockSectionWork[];
}

export type MockAttempt = AssessmentAttemptDocument<MockWork> & { _id: Types.ObjectId };

export const testOf = ({ topic }: Pick<MockAttempt, 'topic'>): MockTestId => topic as MockTestId;

/** What the test says of each section, with what has happened in it. */
export function mockSections(mock: MockAttempt): (MockSection & MockSectionWork)[] {
  const stored = mock.work?.sections ?? [];
  return sectionsOf(testOf(mock)).map((section, place) => ({
    ...section,
    ...(stored[place] ?? { startedAt: null, endedAt: null, items: [] }),
  }));
}

/** The place of the section whose clock runs; -1 if none does. */
export function openSection(mock: MockAttempt): number {
  const { begun = 0, over = 0 } = mock.work ?? {};
  return begun > over ? over : -1;
}

/** The place of the section that comes next; -1 after the last one. */
export function nextSection(mock: MockAttempt): number {
  const { begun = 0 } = mock.work ?? {};
  return begun < sectionsOf(testOf(mock)).length ? begun : -1;
}

type Clock = Pick<MockSection, 'minutes'> & Pick<MockSectionWork, 'startedAt'>;

const limitMs = ({ minutes }: Pick<MockSection, 'minutes'>): number => minutes * 60_000;

/** When the section's time is over. */
export function endsAt(section: Clock): Date {
  return new Date((section.startedAt?.getTime() ?? 0) + limitMs(section));
}

/** Time left in milliseconds; never more than the section has, also if the clock was set back. */
export function sectionLeftMs(section: Clock, nowMs: number): number {
  return Math.min(limitMs(section), Math.max(0, endsAt(section).getTime() - nowMs));
}

/** Whether an answer that arrives now comes too late to count. */
export function isSectionOver(section: Clock, nowMs: number): boolean {
  return nowMs > endsAt(section).getTime() + ANSWER_GRACE_MS;
}
