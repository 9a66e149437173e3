import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { FULL_REFUND_DAYS } from '@preproom/models/contract/payments/packDays';
import { FEEDBACK_DUE_HOURS } from '@preproom/models/contract/reports/feedbackDue';
import { MESSAGE_DAYS } from '@preproom/models/contract/sessions/messages';
import {
  type Faq,
  free,
  interview,
  mentors,
  pack,
  program,
  readings,
  reschedule,
} from '../../../lib/texts/faqs.ts';

export interface FaqGroup {
  title: MessageDescriptor;
  faqs: readonly Faq[];
}

/** All questions, each once, including the home page's; ordered as people meet them. */
export const FAQ_GROUPS: readonly FaqGroup[] = [
  {
    title: msg`Getting started`,
    faqs: [
      interview,
      program,
      free,
      {
        question: msg`How do I know this isn’t a fraud?`,
        answer: msg`You can check before you pay. Meet a mentor in a free 15-minute introduction, with no card. Our team checks each mentor’s work history before listing them. You pay through a payment provider, get a receipt, and can get unused rounds refunded while your program is active. To complain, write to our grievance officer on the contact page.`,
        more: { to: '/contactus', label: msg`Contact us` },
      },
      {
        question: msg`What do I need for a session?`,
        answer: msg`A phone, tablet or computer with an up-to-date browser and a microphone. Headphones help. A camera is optional. Before you join, we check your microphone, camera and connection, and tell you how to fix any problems.`,
      },
      {
        question: msg`Which languages are available?`,
        answer: msg`English and Hindi. Use the switch at the top to change language. Articles, job posts, legal pages, the mentor’s questions and most quizzes are in English only. You and your mentor choose the language of the interview.`,
      },
    ],
  },
  {
    title: msg`Sessions and mentors`,
    faqs: [
      mentors,
      {
        question: msg`Do mentors get paid?`,
        answer: msg`It depends on the session. The “Become a mentor” page shows what each session pays today, or says that sessions are voluntary. For a paid session, mentors earn the full amount if it takes place and they send feedback within ${FEEDBACK_DUE_HOURS} hours of the start. If the learner doesn’t join, they earn half. We pay after the month ends.`,
        more: { to: '/becomeamentor#pay', label: msg`What mentors earn` },
      },
      {
        question: msg`I’m a mentor. How do I get paid?`,
        answer: msg`Add your UPI ID or bank account and your PAN on your Earnings page. We pay once the month is over and e-mail you each time. If tax (TDS) applies, we withhold it; your statement shows what you earned, the TDS and what we paid. If we correct a mistake, you see the amount and the reason there too. If your account was suspended, feedback for earlier sessions counts for 24 hours after the suspension ends.`,
      },
      reschedule,
      {
        question: msg`When does the room open?`,
        answer: msg`10 minutes before the start. It stays open until 45 minutes after, so you can still join if you’re late. Once you’ve both joined, the interview can run until 90 minutes after the planned start.`,
      },
      {
        question: msg`What if my mentor or I miss a session?`,
        answer: msg`If your mentor doesn’t show up, you get the round back. If you miss a session, you get the round back the first time in each program. After that, a missed round counts as used.`,
      },
      {
        question: msg`Can I write to my mentor before and after a session?`,
        answer: msg`Yes. Messages are on the session’s page, from the booking until ${MESSAGE_DAYS} days after the session. Phone numbers, e-mail addresses and links to messengers can’t be sent. Choose “Report or block” there if something is wrong. A block closes the messages for both of you.`,
      },
      {
        question: msg`Who sees my review of a mentor?`,
        answer: msg`Everyone, on the mentor’s page, but only if you agree. Your first name is shown with it, never your full name. The mentor can answer once, and you can take your review back anytime. Only our team can hide a review, and they note the reason.`,
      },
      {
        question: msg`Can I get session reminders on my phone?`,
        answer: msg`Yes. Turn on notifications in Settings, in the browser you use. It shows a reminder a day before and 15 minutes before a session, and tells you when feedback is ready. You can turn them off in Settings. They also end when you log out.`,
      },
      {
        question: msg`Can I join on a slow connection?`,
        answer: msg`Yes. Video quality drops before audio does. Data saver uses at most 120 kbit/s each way, or you can turn video off. If the connection drops, you’re reconnected automatically.`,
      },
      {
        question: msg`Are interviews recorded?`,
        answer: msg`Only if you both agree, and only if the learner is 18 or over. Each of you then gets a recording on your own device. It never goes to our server. Chat is saved with the session, so it’s still there after a reload.`,
      },
      {
        question: msg`What if someone behaves badly?`,
        answer: msg`Choose “Report or block” in the room. You can end the interview right away, and block the person so you’re never matched again. Only our team sees your report. The other person isn’t told.`,
      },
    ],
  },
  {
    title: msg`Programs and payment`,
    faqs: [
      pack,
      {
        question: msg`How do I pay?`,
        answer: msg`Log in, choose “Enroll Now” on a program, check the summary, and pay in rupees through our payment provider. Your card or UPI details go straight to the provider and never reach us.`,
      },
      {
        question: msg`Can I get a refund for unused rounds?`,
        answer: msg`Yes, while your program is active. For each unused round, you get back its share of what you paid. If you ask within ${FULL_REFUND_DAYS} days of payment and haven’t used any rounds, you get a full refund.`,
        more: { to: '/refundpolicy', label: msg`Read the refund policy` },
      },
      {
        question: msg`What does “Waitlist” mean?`,
        answer: msg`Enrolment in that program is closed for now. Choose “Waitlist” to tell us you’re interested, and we’ll e-mail you when it opens.`,
      },
    ],
  },
  {
    title: msg`Your data`,
    faqs: [
      readings,
      {
        question: msg`Who can see my phone number and e-mail address?`,
        answer: msg`Only our team. Mentors and learners never see each other’s phone number or e-mail address.`,
      },
      {
        question: msg`How do I export or delete my data?`,
        answer: msg`In Settings, you can export your data or delete your account. To delete a session’s expression readings, open its report. The privacy policy says what we keep and for how long.`,
        more: { to: '/Privacypolicy', label: msg`Read the privacy policy` },
      },
    ],
  },
];
