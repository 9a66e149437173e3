import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type AssessmentId = 'resume' | 'behaviour' | 'technical';

/** The three assessments in a sentence each; the id is also the place on their page. */
export const ASSESSMENTS: readonly { id: AssessmentId; title: MessageDescriptor; text: MessageDescriptor }[] =
  [
    {
      id: 'resume',
      title: msg`Resume analysis`,
      text: msg`Your resume against a rubric that anybody can read, with the lines that earned or lost each point.`,
    },
    {
      id: 'behaviour',
      title: msg`Behaviour skill analysis`,
      text: msg`A practice room for you alone: timed questions, your voice, and what a camera sees of your face.`,
    },
    {
      id: 'technical',
      title: msg`Technical skill analysis`,
      text: msg`Timed quizzes by field that grow harder with your answers, each answer explained afterwards.`,
    },
  ];
