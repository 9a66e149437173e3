import type { MessageDescriptor } from '@lingui/core';
import {
  QUANTITATIVE_TOPICS,
  REASONING_TOPICS,
  VERBAL_TOPICS,
} from '@preproom/models/contract/assessments/aptitudeTopics';
import { SECTION_NAMES } from './mocks/sectionNames.ts';

interface TopicGroup<T> {
  /** Null for topics that belong to no group. */
  name: MessageDescriptor | null;
  topics: T[];
}

/** The parts of aptitude, each with its topics from the first to learn on. */
const GROUPS = [
  { name: SECTION_NAMES.quantitative, order: Object.keys(QUANTITATIVE_TOPICS) },
  { name: SECTION_NAMES.reasoning, order: Object.keys(REASONING_TOPICS) },
  { name: SECTION_NAMES.verbal, order: Object.keys(VERBAL_TOPICS) },
];

/** A subject's topics under headings, where it has any; no group is empty. */
export function topicGroups<T extends { topic: string }>(topics: readonly T[]): TopicGroup<T>[] {
  const groups: TopicGroup<T>[] = GROUPS.map(({ name, order }) => ({
    name,
    topics: order.flatMap((topic) => topics.filter((one) => one.topic === topic)),
  }));
  const grouped = groups.flatMap((group) => group.topics);
  const others = topics.filter((one) => !grouped.includes(one));
  return [...groups, { name: null, topics: others }].filter((group) => group.topics.length > 0);
}
