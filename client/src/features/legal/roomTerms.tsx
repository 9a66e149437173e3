import { Link } from '../../ui/Link.tsx';
import type { LegalSection } from './legalSection.ts';

/** What one agrees to for the session itself and what comes of it. */
export function roomTerms(): LegalSection[] {
  return [
    {
      id: 'conduct',
      title: 'In the room',
      body: (
        <>
          <p>Treat the other person as you would in an interview that counts. In particular, do not</p>
          <ul>
            <li>harass, threaten, insult, or show anything sexual;</li>
            <li>
              record, photograph or pass on sound, picture or words of the other person without their consent;
            </li>
            <li>ask for money, sell anything, or ask for contacts to go around this site;</li>
            <li>let somebody else take your place, or pretend to be somebody else;</li>
            <li>hand out real interview questions that you have promised somebody to keep secret;</li>
            <li>break into, overload or automate the site.</li>
          </ul>
          <p>
            “Report or block” in the room reaches our team, can end the interview at once, and keeps the two
            of you from meeting here again. The other person is not told who reported what.
          </p>
        </>
      ),
    },
    {
      id: 'mentors',
      title: 'Mentors',
      body: (
        <p>
          Mentors are independent and speak for themselves, not for us or their employers. Before we list them
          we check who they are and where they have worked. A mentor comes on time, keeps what a learner says
          confidential, and sends feedback soon after the session. More than three cancellations in 30 days
          are looked at by our team.
        </p>
      ),
    },
    {
      id: 'readings',
      title: 'Expression reading',
      body: (
        <p>
          It is voluntary, for adults, and in beta. Its percentages describe what a camera saw of a face and
          not what a person felt; nobody may use them to judge, rank or choose people.{' '}
          <Link to="/expression-readings">How it works</Link>
        </p>
      ),
    },
    {
      id: 'content',
      title: 'What you write and show',
      body: (
        <p>
          It stays yours. You allow us to store it and to show it to the other person of the session, as long
          as that is needed for it. Our texts, programs and pictures stay ours; you may use them for your own
          preparation.
        </p>
      ),
    },
    {
      id: 'ending',
      title: 'Suspending and leaving',
      body: (
        <p>
          You may have your account deleted at any time; write to us. We may suspend an account that breaks
          these rules, and tell you why. If you think we are wrong, write to the grievance officer. Unused
          rounds are refunded as the refund policy says, unless they were used to harm somebody.
        </p>
      ),
    },
  ];
}
