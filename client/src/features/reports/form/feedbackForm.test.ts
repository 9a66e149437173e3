import { FEEDBACK_CRITERIA } from '@preproom/models/contract/catalogues/criteria';
import { describe, expect, it } from 'vitest';
import { aSubmission } from '../../../lib/testing/samples.ts';
import { FORM_ORDER } from '../../../lib/texts/criteria.ts';
import {
  countLeft,
  EMPTY_DRAFT,
  edited,
  faultsFromServer,
  findFaults,
  NO_EDITS,
  toSubmission,
  withRating,
  withRemark,
} from './feedbackForm.ts';

const AT = '2026-11-20T13:00:00.000Z';

describe('the feedback form', () => {
  it('misses all twenty criteria when nothing is filled in', () => {
    expect(Object.keys(findFaults(EMPTY_DRAFT))).toEqual(FORM_ORDER);
    expect(countLeft(EMPTY_DRAFT)).toBe(20);
  });

  it('has no faults when complete, and submits exactly that', () => {
    const complete = aSubmission();
    expect(findFaults(complete)).toEqual({});
    expect(toSubmission(complete)).toEqual(complete);
  });

  it('does not count blanks towards the 20 characters of a comment', () => {
    const draft = edited(
      aSubmission(),
      withRating(NO_EDITS, 'Comment On Technical Readiness', `short${' '.repeat(40)}`, AT),
    );
    expect(findFaults(draft)).toEqual({ 'Comment On Technical Readiness': 'too_short' });
  });

  it('takes an emptied remark out', () => {
    const remarked = edited(EMPTY_DRAFT, withRemark(NO_EDITS, 'Time Management', 'Watch the clock', AT));
    expect(remarked.remarks).toEqual({ 'Time Management': 'Watch the clock' });
    expect(edited(remarked, withRemark(NO_EDITS, 'Time Management', '', AT)).remarks).toEqual({});
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

  it('asks for each of the twenty criteria exactly once', () => {
    expect(FORM_ORDER.toSorted()).toEqual([...FEEDBACK_CRITERIA].toSorted());
  });
});
