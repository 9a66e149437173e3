import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AssessmentId } from '../../lib/texts/assessments.ts';

/** What each assessment takes, looks at and gives back. */
export interface AssessmentDetails {
  gives: MessageDescriptor;
  looksAt: readonly MessageDescriptor[];
  limits: MessageDescriptor;
}

export const DETAILS: Record<AssessmentId, AssessmentDetails> = {
  resume: {
    gives: msg`You upload a PDF or a Word document of up to 5 MB. You get a score, and beside every point the line that earned or lost it.`,
    looksAt: [
      msg`contact data, sections and length`,
      msg`verbs that say what you did, and numbers that say how much`,
      msg`the words of the role that you aim for`,
      msg`whether the systems that sort applications can read it`,
    ],
    limits: msg`It reads what is on the page. It does not know how good you are.`,
  },
  behaviour: {
    gives: msg`You answer timed questions alone in a room like the live one. You get a report of how you spoke and what your face showed.`,
    looksAt: [
      msg`how fast you speak, and how long you pause`,
      msg`whether you keep to the time`,
      msg`movements of your face, read on your own device, if you agree`,
    ],
    limits: msg`It describes what microphone and camera caught, not what you felt.`,
  },
  technical: {
    gives: msg`You take a timed quiz in the field of your choice. You get a score, and an explanation of every answer.`,
    looksAt: [
      msg`questions written by people, each with its difficulty`,
      msg`harder ones when you answer well, easier ones when not`,
      msg`which rounds to practise next`,
    ],
    limits: msg`It tests what fits into a quiz. The rest is what the interview with a mentor is for.`,
  },
};
