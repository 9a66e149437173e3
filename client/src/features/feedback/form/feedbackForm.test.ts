import { FEEDBACK_CRITERIA, STAR_CRITERIA } from '@preproom/models/contract/room/feedback';
import { describe, expect, it } from 'vitest';
import { aSubmission } from '../../../lib/testing/samples.ts';
import { CRITERION_GROUPS } from '../criteria.ts';
import {
  countAnswered,
  EMPTY_DRAFT,
  faultsFromServer,
  findFaults,
  toSubmission,
  withRating,
  withRemark,
} from './feedbackForm.ts';

describe('the feedback form', () => {
  it('misses all twenty criteria when nothing is filled in', () => {
    expect(Object.keys(findFaults(EMPTY_DRAFT))).toEqual([...FEEDBACK_CRITERIA]);
    expect(countAnswered(EMPTY_DRAFT)).toBe(0);
  });

  it('has no faults when complete, and submits exactly that', () => {
    const complete = aSubmission();
    expect(findFaults(complete)).toEqual({});
    expect(toSubmission(complete)).toEqual(complete);
  });

  it('does not count blanks towards the 20 characters of a comment', () => {
    const draft = withRating(aSubmission(), 'Comment On Technical Readiness', `short${' '.repeat(40)}`);
    expect(findFaults(draft)).toEqual({ 'Comment On Technical Readiness': 'too_short' });
  });

  it('takes an emptied remark out', () => {
    const remarked = withRemark(EMPTY_DRAFT, 'Time Management', 'Watch the clock');
    expect(remarked.remarks).toEqual({ 'Time Management': 'Watch the clock' });
    expect(withRemark(remarked, 'Time Management', '').remarks).toEqual({});
  });

  it('finds the fields that the server names', () => {
    const fields = {
      'ratings.Time Management': 'x',
      'ratings.Comment On Communication Skills': 'x',
      remarks: 'x',
    };
    expect(faultsFromServer(fields)).toEqual({
      'Time Management': 'missing',
      'Comment On Communication Skills': 'too_short',
    });
  });

  it('groups every starred criterion exactly once', () => {
    const grouped = CRITERION_GROUPS.flatMap(({ criteria }) => criteria);
    expect(grouped.toSorted()).toEqual([...STAR_CRITERIA].toSorted());
  });
});
