import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  type Faq,
  free,
  interview,
  mentors,
  pack,
  program,
  readings,
  reschedule,
} from '../../lib/texts/faqs.ts';

export interface FaqGroup {
  title: MessageDescriptor;
  faqs: readonly Faq[];
}

/** The home page's questions and more, each once, in the order in which people meet them. */
export const FAQ_GROUPS: readonly FaqGroup[] = [
  {
    title: msg`Getting started`,
    faqs: [
      interview,
      program,
      free,
      {
        question: msg`What do I need for a session?`,
        answer: msg`A phone, tablet or computer with a current browser and, best of all, headphones. A camera is welcome but not required: a microphone is enough. The lobby in front of the room checks microphone, camera and connection, and says what to do when something is missing.`,
      },
      {
        question: msg`Which languages are there?`,
        answer: msg`All pages are in English and Hindi; the switch at the top changes the language. Articles, job posts and legal pages are in English. You and your mentor choose the language of the interview.`,
      },
    ],
  },
  {
    title: msg`Sessions and mentors`,
    faqs: [
      mentors,
      reschedule,
      {
        question: msg`When does the room open?`,
        answer: msg`10 minutes before the start. It stays open for 45 minutes after it, so being late does not lock you out. An interview that has begun may go on until 90 minutes after its planned start.`,
      },
      {
        question: msg`What if I miss a session, or my mentor does?`,
        answer: msg`If your mentor does not come, the round is yours again. If you do not come, it is yours again the first time in a pack; from the second time on the round is used.`,
      },
      {
        question: msg`My connection is slow. Can I still take part?`,
        answer: msg`Yes. The call lowers its picture before it lets the sound suffer. With the data saver it needs at most 120 kbit/s each way, or you keep to sound alone. If the connection breaks, the room brings you back by itself.`,
      },
      {
        question: msg`Are interviews recorded?`,
        answer: msg`No. Sound and picture travel between the two browsers and are not kept. The chat is stored with the session, so that it is still there when you reload the page.`,
      },
      {
        question: msg`What can I do when somebody behaves badly?`,
        answer: msg`Choose “Report or block” in the room. You can end the interview with it at once, and make sure that you never meet that person here again. Only our team reads the report; the other person is not told.`,
      },
    ],
  },
  {
    title: msg`Programs and payment`,
    faqs: [
      pack,
      {
        question: msg`How do I pay?`,
        answer: msg`Paying here is not open yet. Once it is, you log in, choose “Enroll Now” at a program, and pay in rupees at our payment provider’s checkout. Your card or UPI details go to the provider and never reach us.`,
      },
      {
        question: msg`Do I get money back for rounds I have not used?`,
        answer: msg`Yes, as long as your pack is active: your payment divided by the number of its rounds, for each round that is still unused. Within 7 days of the payment, if no round has been used, you get all of it back.`,
        more: { to: '/refundpolicy', label: msg`Read the refund policy` },
      },
      {
        question: msg`What does “Waitlist” mean?`,
        answer: msg`Enrolment in that program is closed for now. Tell us that you want to wait, and you get one e-mail when it opens.`,
      },
    ],
  },
  {
    title: msg`Your data`,
    faqs: [
      readings,
      {
        question: msg`Who can see my phone number and e-mail address?`,
        answer: msg`Our team, and nobody else. Mentors and learners never see each other’s phone number or e-mail address.`,
      },
      {
        question: msg`How do I get my data, or have it deleted?`,
        answer: msg`The readings of a session you can delete in its report. For everything else write to us: you get a copy of your data, or we correct or delete it. The privacy policy says what we keep and for how long.`,
        more: { to: '/Privacypolicy', label: msg`Read the privacy policy` },
      },
    ],
  },
];
