import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AssessmentId } from '../../lib/texts/assessments.ts';

/** Result, criteria and limits of each assessment, and the words of the link that leads in. */
export interface AssessmentDetails {
  gives: MessageDescriptor;
  looksAt: readonly MessageDescriptor[];
  limits: MessageDescriptor;
  start: MessageDescriptor;
}

export const DETAILS: Record<AssessmentId, AssessmentDetails> = {
  resume: {
    gives: msg`Choose a PDF or Word file of up to 5 MB. It’s read in your browser and stays on your device unless you choose to keep it.`,
    looksAt: [
      msg`whether applicant tracking systems (ATS) can read it`,
      msg`contact details, sections and length`,
      msg`action verbs, and numbers that show results`,
      msg`keywords for your target role`,
    ],
    limits: msg`It reads what’s on the page. It can’t tell how good you are.`,
    start: msg`Check your resume`,
  },
  behaviour: {
    gives: msg`Make choices in everyday work situations, or answer timed questions in the practice room and see how you spoke.`,
    looksAt: [
      msg`what you’d do, with the pros and cons of each choice`,
      msg`how fast you speak, how long you pause, and whether you stay within the time`,
      msg`your facial expressions, read on your own device if you agree`,
    ],
    limits: msg`It shows what you chose and what your microphone and camera picked up. It can’t show who you are or how you felt.`,
    start: msg`Choose situations or practice`,
  },
  technical: {
    gives: msg`Take a timed quiz on aptitude, computer science, your branch or another field. You’ll get a level and an explanation of every answer.`,
    looksAt: [
      msg`our own questions, each with a source`,
      msg`how you do as questions get harder`,
      msg`which topics to work on, and what to review tomorrow`,
    ],
    limits: msg`It tests what a quiz can test. An interview with a mentor covers the rest.`,
    start: msg`Choose a quiz`,
  },
};
