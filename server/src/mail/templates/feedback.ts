import type { MailTemplate } from '../content.ts';

export interface FeedbackMail {
  template: 'feedback';
  mentorName: string;
  round: string;
  /** The report's path. */
  path: string;
}

const WEEK_MINUTES = 7 * 24 * 60;

/** The mentor has submitted feedback; the learner can read it. */
export const feedbackMail: MailTemplate<FeedbackMail> = {
  kind: 'feedback',
  isSecret: false,
  usefulMinutes: () => WEEK_MINUTES,
  write: {
    en: ({ mentorName, round, path }, { brand, origin }) => ({
      subject: `Your feedback on ${round} is ready`,
      preview: `${mentorName} has written it.`,
      heading: 'Your feedback is ready',
      parts: [
        {
          is: 'text',
          text: `${mentorName} has rated your interview ${round} and written down what went well and what to practise next.`,
        },
        { is: 'button', label: 'Read the feedback', href: `${origin}${path}` },
        {
          is: 'note',
          text: `It stays in your ${brand} account, together with the summary of the interview.`,
        },
      ],
    }),
    hi: ({ mentorName, round, path }, { brand, origin }) => ({
      subject: `${round} का आपका फ़ीडबैक तैयार है`,
      preview: `${mentorName} ने इसे लिखा है।`,
      heading: 'आपका फ़ीडबैक तैयार है',
      parts: [
        {
          is: 'text',
          text: `${mentorName} ने आपके इंटरव्यू ${round} को रेटिंग दी है और लिखा है कि क्या अच्छा रहा और आगे किसका अभ्यास करना है।`,
        },
        { is: 'button', label: 'फ़ीडबैक पढ़ें', href: `${origin}${path}` },
        { is: 'note', text: `यह इंटरव्यू के सारांश के साथ आपके ${brand} खाते में रहता है।` },
      ],
    }),
  },
};
