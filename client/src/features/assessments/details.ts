import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AssessmentId } from '../../lib/texts/assessments.ts';

/** Duration, criteria and result of each assessment. */
export interface AssessmentDetails {
  gives: MessageDescriptor;
  looksAt: readonly MessageDescriptor[];
  limits: MessageDescriptor;
}

export const DETAILS: Record<AssessmentId, AssessmentDetails> = {
  resume: {
    gives: msg`You’ll upload a PDF or Word file of up to 5 MB, and get a score with the line that earned or lost each point.`,
    looksAt: [
      msg`contact details, sections and length`,
      msg`action verbs, and numbers that show results`,
      msg`keywords for your target role`,
      msg`whether applicant tracking systems (ATS) can read it`,
    ],
    limits: msg`It reads what’s on the page. It can’t tell how good you are.`,
  },
  behaviour: {
    gives: msg`You’ll answer timed questions on your own in a practice room, and get a report on how you spoke and what your face showed.`,
    looksAt: [
      msg`how fast you speak and how long you pause`,
      msg`whether you stay within the time`,
      msg`your facial movements, read on your own device if you agree`,
    ],
    limits: msg`It describes what the microphone and camera picked up, not how you felt.`,
  },
  technical: {
    gives: msg`You’ll take a timed quiz in a field you choose, and get a score with an explanation of every answer.`,
    looksAt: [
      msg`questions written by people, at different levels of difficulty`,
      msg`how you do as the difficulty adapts to your answers`,
      msg`which rounds to practise next`,
    ],
    limits: msg`It tests what fits in a quiz. An interview with a mentor covers the rest.`,
  },
};
