import { getCases } from '@preproom/models/contract/assessments/cases';
import { getTopicPractice } from '@preproom/models/contract/assessments/topicPractice';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';

/** The first part of every key about assessments: a changed attempt makes all of them stale. */
const TOPIC = 'assessments';

/** What can be practised by topic, with the learner's progress and streak. */
export const topicPracticeQuery = queryOptions({
  queryKey: [TOPIC, 'topics'],
  queryFn: ({ signal }) => callApi(getTopicPractice, { signal }),
});

/** The guided cases, and how far the learner has come with each. */
export const casesQuery = queryOptions({
  queryKey: [TOPIC, 'cases'],
  queryFn: ({ signal }) => callApi(getCases, { signal }),
});
