import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A question that people ask before they try, and its answer in plain text. */
export interface Faq {
  question: MessageDescriptor;
  answer: MessageDescriptor;
  /** Where there is more to read. */
  more?: { to: string; label: MessageDescriptor };
}

export const interview: Faq = {
  question: msg`What happens in a mock interview?`,
  answer: msg`You meet a mentor in a live room in your browser, with video, chat and screen sharing. There is nothing to install. The interview follows one round, such as HR Round 1, and is planned for 45 minutes. Afterwards your mentor rates it by 20 criteria, and you can read the report.`,
};

export const mentors: Faq = {
  question: msg`Who are the mentors?`,
  answer: msg`People who work in the field in which they interview you. Each one applies with their work history, and our team checks it before they are listed. Only verified mentors can be booked.`,
};

export const program: Faq = {
  question: msg`Which program should I choose?`,
  answer: msg`A program is a set of interview rounds. The programs page shows the rounds, the price and the number of sessions of each. If you are not sure, leave your number for a callback, and we go through it with you.`,
  more: { to: '/programs', label: msg`See the programs` },
};

export const free: Faq = {
  question: msg`Can I try it before I pay?`,
  answer: msg`Yes. Every learner gets one free introduction of 15 minutes with a mentor who offers them. You need no card for it. You pay only when you enroll in a program.`,
};

export const reschedule: Faq = {
  question: msg`Can I reschedule a session?`,
  answer: msg`Yes, at any time before it starts. You can move each round up to three times, and after that with your mentor’s consent. If your mentor cancels or does not come, the round is yours again.`,
};

export const readings: Faq = {
  question: msg`What does expression reading do with my face?`,
  answer: msg`Nothing until you agree. If you do, your own device looks at the camera picture and sends five numbers, twice a second. For this no picture leaves your device. You can stop at any time, delete the numbers afterwards, and say no without losing anything else.`,
  more: { to: '/expression-readings', label: msg`How expression reading works` },
};

export const pack: Faq = {
  question: msg`How long can I use the sessions I paid for?`,
  answer: msg`For 60 days from the day of your payment. Your dashboard shows the last day. Every session has to start before it ends.`,
};

/** The home page's questions: eight, one of them twice, as the specification has it. */
export const HOME_FAQS: readonly Faq[] = [
  interview,
  mentors,
  program,
  free,
  reschedule,
  readings,
  pack,
  reschedule,
];
