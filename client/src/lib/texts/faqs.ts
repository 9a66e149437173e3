import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { PACK_DAYS } from '@preproom/models/contract/payments/packDays';
import { FREE_MOVES, SESSION_MINUTES } from '@preproom/models/contract/sessions/bookings';

/** A question that people ask before they try, and its answer in plain text. */
export interface Faq {
  question: MessageDescriptor;
  answer: MessageDescriptor;
  /** Link to a page with more detail. */
  more?: { to: string; label: MessageDescriptor };
}

export const interview: Faq = {
  question: msg`What happens in a mock interview?`,
  answer: msg`You meet a mentor in a live room in your browser, with video, chat and screen sharing. There’s nothing to install. Each interview covers one round, such as HR Round 1, and is planned for ${SESSION_MINUTES} minutes. Afterwards your mentor gives feedback on 20 criteria and you get a report.`,
};

export const mentors: Faq = {
  question: msg`Who are the mentors?`,
  answer: msg`Professionals who work in the field they interview for. Each one applies with their work history, and our team checks it before listing them.`,
};

export const program: Faq = {
  question: msg`Which program should I choose?`,
  answer: msg`A program is a set of interview rounds. The programs page shows the rounds, price and number of sessions for each. Not sure? Request a callback on the home page and we’ll help you choose.`,
  more: { to: '/programs', label: msg`See programs` },
};

export const free: Faq = {
  question: msg`Can I try it before I pay?`,
  answer: msg`Yes. Signing up is free. Every learner gets one free 15-minute introduction session with a mentor who offers one. No card needed. You only pay when you enrol in a program.`,
};

export const reschedule: Faq = {
  question: msg`Can I reschedule a session?`,
  answer: msg`Yes. You can reschedule any time before a session starts: up to ${FREE_MOVES} times per round, then with your mentor’s consent. If your mentor cancels or doesn’t show up, you get the round back.`,
};

export const readings: Faq = {
  question: msg`What does expression reading collect about my face?`,
  answer: msg`Nothing unless you agree. If you do, your own device analyses your camera picture and sends us five numbers, twice a second. It never sends the picture for this. You can stop anytime and delete the numbers afterwards. If you say no, everything else still works.`,
  more: { to: '/expression-readings', label: msg`How expression reading works` },
};

export const pack: Faq = {
  question: msg`How long do I have to use my sessions?`,
  answer: msg`You have ${PACK_DAYS} days, starting when you pay or when your current program ends. Every session must start within that time.`,
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
