import { FEEDBACK_DUE_HOURS } from '@preproom/models/contract/reports/feedbackDue';
import { CANCELLATIONS } from '@preproom/models/contract/sessions/bookings';
import { MESSAGE_DAYS } from '@preproom/models/contract/sessions/messages';
import { Link } from '../../../ui/Link.tsx';
import type { LegalSection } from './legalSection.ts';

/** Terms for the session and its results. */
export function roomTerms(): LegalSection[] {
  return [
    {
      id: 'conduct',
      title: 'How to behave in the room',
      body: (
        <>
          <p>Treat the other person as you would in a real interview. You must not:</p>
          <ul>
            <li>harass, threaten or insult anyone, or show anything sexual;</li>
            <li>
              record or photograph the other person, or pass on their voice, image or words, without their
              consent;
            </li>
            <li>ask for money, sell anything, or ask for contact details to bypass this site;</li>
            <li>let someone else take your place, or pretend to be someone else;</li>
            <li>share real interview questions that you have promised to keep secret;</li>
            <li>break into, overload or automate the site.</li>
          </ul>
          <p>
            “Report or block” in the room tells our team. It can end the interview right away, and you will
            not be matched with that person again. We do not tell the other person who reported what.
          </p>
        </>
      ),
    },
    {
      id: 'messages',
      title: 'Messages',
      body: (
        <p>
          You and the other person of a session can write to each other from the booking until {MESSAGE_DAYS}{' '}
          days after the session, or after its cancellation. The rules for the room apply here too. Contact
          details cannot be sent. Either of you can report the other, or block them. A block closes the
          messages for both.
        </p>
      ),
    },
    {
      id: 'reviews',
      title: 'Ratings and reviews',
      body: (
        <p>
          Learners can rate a mentor after a session. The average of all ratings is public. A written review
          is shown on the mentor’s page only with the learner’s consent, with their first name, and they can
          take it back at any time. It must be about the session, and must not contain links or contact
          details. The mentor can answer it once or report it to us. Mentors cannot remove reviews. We hide a
          review only if it breaks these terms, and we record the reason.
        </p>
      ),
    },
    {
      id: 'mentors',
      title: 'Mentors',
      body: (
        <>
          <p>
            Mentors are independent. They speak for themselves, not for us or their employers. We check who
            they are and where they have worked before we list them. The profile of a verified mentor is a
            public page. Mentors must be on time, keep what a learner says confidential and send feedback soon
            after the session. Our team reviews any mentor who cancels more than {CANCELLATIONS.allowed} times
            in {CANCELLATIONS.days} days.
          </p>
          <p>
            <Link to="/becomeamentor#pay">What a session pays</Link> is fixed when it is booked. A mentor
            earns it if the session takes place and feedback is sent within {FEEDBACK_DUE_HOURS} hours of the
            start, or, for a session before a suspension, within {FEEDBACK_DUE_HOURS} hours of its end. Half
            is earned if the learner does not come, and all of it if the mentor ends the session because of
            the learner’s conduct and reports it. We pay after the end of the month and withhold tax (TDS)
            where the law says so. If we have paid too much or too little by mistake, or if a mentor broke
            these terms in a session, we correct the balance and tell the mentor why. What has been earned is
            paid even if the account is suspended or deleted.
          </p>
        </>
      ),
    },
    {
      id: 'readings',
      title: 'Expression reading',
      body: (
        <p>
          Expression reading is voluntary, for adults only and in beta. Its percentages describe what a camera
          saw of a face, not what a person felt. You must not use them to judge, rank or select people.{' '}
          <Link to="/expression-readings">How expression reading works</Link>
        </p>
      ),
    },
    {
      id: 'talk-time',
      title: 'Talk time',
      body: (
        <p>
          Measuring talk time is voluntary. Its figures are estimates from the loudness of a microphone. You
          must not use them to judge, rank or select people.
        </p>
      ),
    },
    {
      id: 'content',
      title: 'What you write and show',
      body: (
        <p>
          Your content stays yours. You allow us to store it, and to show it to the other person in the
          session, for as long as the session needs it. Only a mentor’s profile and reviews are shown to
          everyone. Our texts, programs and pictures stay ours. You can use them for your own preparation.
        </p>
      ),
    },
    {
      id: 'ending',
      title: 'Suspending and deleting accounts',
      body: (
        <p>
          You can delete your account at any time in <Link to="/account/settings">settings</Link>, or ask us
          to. We may suspend an account that breaks these rules, and we will tell you why. If you think we are
          wrong, write to the grievance officer. We refund unused rounds as set out in the refund policy,
          unless the account was used to harm someone.
        </p>
      ),
    },
  ];
}
