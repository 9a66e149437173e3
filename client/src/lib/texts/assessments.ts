import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type AssessmentId = 'resume' | 'behaviour' | 'technical';

/** The three assessments, described in a sentence each. The id is also the anchor on their page. */
export const ASSESSMENTS: readonly { id: AssessmentId; title: MessageDescriptor; text: MessageDescriptor }[] =
  [
    {
      id: 'resume',
      title: msg`Resume analysis`,
      text: msg`Your resume scored by published rules, with the lines that earned or lost each point.`,
    },
    {
      id: 'behaviour',
      title: msg`Behaviour skill analysis`,
      text: msg`A solo practice room: timed questions, your voice, and what the camera sees.`,
    },
    {
      id: 'technical',
      title: msg`Technical skill analysis`,
      text: msg`Timed quizzes by field that adapt to your answers, with every answer explained.`,
    },
  ];
