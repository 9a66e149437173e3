import { Link } from '../../ui/Link.tsx';
import { Officer, TeamAddress } from './Addresses.tsx';
import type { LegalSection } from './legalSection.ts';

export function refundSections(): LegalSection[] {
  return [
    {
      id: 'short',
      title: 'In short',
      body: (
        <ul>
          <li>Within 7 days of paying, and before you have used a round: all of it back.</li>
          <li>While your pack is active: the share of every round that you have not used.</li>
          <li>A round that fails because of us or your mentor is never lost.</li>
          <li>You need not give a reason.</li>
        </ul>
      ),
    },
    {
      id: 'words',
      title: 'What the words mean',
      body: (
        <>
          <p>
            A <strong>pack</strong> is one enrolment in a program. It holds as many <strong>rounds</strong> as
            the program page says, and is active from your payment until the end of the 59th day after the day
            it begins. Your dashboard shows that day.
          </p>
          <p>
            A round is <strong>used</strong> when its session has taken place, or when you did not come to it
            for the second time in a pack. A round with a session booked ahead counts as unused once you have
            cancelled that session, which you can do at any time before it starts.
          </p>
        </>
      ),
    },
    {
      id: 'seven-days',
      title: 'All of it, within 7 days',
      body: (
        <p>
          If you ask within 7 days of paying and no round of the pack is used, you get back everything that
          you paid for it. The free introduction of 15 minutes does not count as a round.
        </p>
      ),
    },
    {
      id: 'unused',
      title: 'Unused rounds',
      body: (
        <>
          <p>
            Later, as long as the pack is active, you get back what you paid, divided by the number of rounds
            in the pack, for each round that you have not used, rounded up to the next rupee. What you paid is
            the price after any coupon. We keep no fee.
          </p>
          <p>
            For example: you paid ₹7,999 for a pack of six rounds and have used two. Four sixths of ₹7,999 are
            ₹5,332.67; you get ₹5,333.
          </p>
          <p>With the refund the pack closes, and its sessions that are booked ahead are cancelled.</p>
        </>
      ),
    },
    {
      id: 'our-fault',
      title: 'When it is our fault, or your mentor’s',
      body: (
        <>
          <p>
            If a mentor cancels or does not come, or a session cannot take place because of a fault on our
            side, the round is yours again and you book another time.
          </p>
          <p>
            If you cannot get another time before the pack ends, you choose: we extend the pack until you can,
            or you get that round’s share back. Ask within 30 days of the pack’s end. The same holds for a
            session that one of you had to end for safety’s sake; tell us, and we look at it.
          </p>
        </>
      ),
    },
    {
      id: 'not',
      title: 'What is not refunded',
      body: (
        <p>
          Rounds that are used, and rounds that are left when a pack has ended, apart from those of the
          section above. Nothing here takes away rights that the Consumer Protection Act, 2019 gives you.
        </p>
      ),
    },
    {
      id: 'how',
      title: 'How to ask, and when the money comes',
      body: (
        <ol>
          <li>
            Write to us by the <Link to="/contactus?program=Refund">contact form</Link> or to <TeamAddress />,
            from the address of your account, and name the program. You need not give a reason.
          </li>
          <li>We answer within 3 working days with the amount and how we worked it out.</li>
          <li>
            The money goes back the way it came, to the card, account or wallet that paid. We send it within 3
            working days of our answer; banks usually take 5 to 7 working days more.
          </li>
        </ol>
      ),
    },
    {
      id: 'complaint',
      title: 'If you do not agree',
      body: (
        <p>
          Write to our grievance officer: <Officer />. You get a confirmation within 24 hours and a decision
          within 15 days.
        </p>
      ),
    },
  ];
}
