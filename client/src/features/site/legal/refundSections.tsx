import { FULL_REFUND_DAYS } from '@preproom/models/contract/payments/packDays';
import { Link } from '../../../ui/Link.tsx';
import { Officer, TeamAddress } from './Addresses.tsx';
import type { LegalSection } from './legalSection.ts';

export function refundSections(): LegalSection[] {
  return [
    {
      id: 'short',
      title: 'In short',
      body: (
        <ul>
          <li>
            You get a full refund if you ask within {FULL_REFUND_DAYS} days of paying and have not used a
            round.
          </li>
          <li>After that, you get a refund for every unused round until your pack ends.</li>
          <li>You never lose a round because of us or your mentor.</li>
          <li>You do not have to give a reason.</li>
        </ul>
      ),
    },
    {
      id: 'words',
      title: 'What the words mean',
      body: (
        <>
          <p>
            A <strong>pack</strong> is one enrolment in a program. It contains the number of{' '}
            <strong>rounds</strong> shown on the program page. It is active from when you pay, or from when
            the pack you already have ends, until the end of the 59th day after its start date. Your dashboard
            shows that date.
          </p>
          <p>
            A round is <strong>used</strong> when its session has taken place, or when you miss a session for
            the second time in a pack. A round you have booked counts as unused once you cancel the session.
            You can cancel at any time before it starts.
          </p>
        </>
      ),
    },
    {
      id: 'seven-days',
      title: `Full refund within ${FULL_REFUND_DAYS} days`,
      body: (
        <p>
          If you ask within {FULL_REFUND_DAYS} days of paying and have not used any round in the pack, we
          refund everything you paid for it. The free 15-minute introduction does not count as a round.
        </p>
      ),
    },
    {
      id: 'unused',
      title: 'Unused rounds',
      body: (
        <>
          <p>
            After {FULL_REFUND_DAYS} days, and until the pack ends, we refund each round you have not used.
            One round is worth what you paid divided by the number of rounds in the pack. We round the total
            up to the next rupee. What you paid means the price after any coupon. We do not charge a fee.
          </p>
          <p>
            For example, you paid ₹7,999 for a pack of six rounds and have used two. Four sixths of ₹7,999 is
            ₹5,332.67, so you get ₹5,333.
          </p>
          <p>
            You can also ask for only some of your unused rounds. The pack then stays open with the others. If
            you ask for those later, all your refunds together come to the same total.
          </p>
          <p>
            When we refund all unused rounds, the pack closes and any booked sessions are cancelled. If you
            have another pack waiting, it starts on that day.
          </p>
        </>
      ),
    },
    {
      id: 'our-fault',
      title: 'If it is our fault or your mentor’s',
      body: (
        <>
          <p>
            If a mentor cancels or does not attend, or a session cannot take place because of a fault on our
            side, you get the round back and can book another time.
          </p>
          <p>
            If you cannot get another time before the pack ends, you can choose. Either we extend the pack
            until you can, or we refund that round. Ask within 30 days of the pack ending. The same applies if
            you or your mentor had to end a session for safety. Tell us and we will look into it.
          </p>
        </>
      ),
    },
    {
      id: 'not',
      title: 'What we do not refund',
      body: (
        <p>
          We do not refund rounds you have used, or rounds left over when a pack has ended, except as
          described in the section above. Nothing here takes away your rights under the Consumer Protection
          Act, 2019.
        </p>
      ),
    },
    {
      id: 'how',
      title: 'How to ask, and when you get the money',
      body: (
        <ol>
          <li>
            Use the <Link to="/contactus?program=Refund">contact form</Link> or write to <TeamAddress /> from
            your account’s e-mail address. Tell us which program. You do not have to give a reason.
          </li>
          <li>We reply within 3 working days with the amount and how we worked it out.</li>
          <li>
            We refund the card, account or wallet you paid with, within 3 working days of our reply. Banks
            usually take another 5 to 7 working days.
          </li>
        </ol>
      ),
    },
    {
      id: 'complaint',
      title: 'If you disagree',
      body: (
        <p>
          Write to our grievance officer: <Officer />. We will confirm that we have received your complaint
          within 24 hours and decide within 7 days.
        </p>
      ),
    },
  ];
}
