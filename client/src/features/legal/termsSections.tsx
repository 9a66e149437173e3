import { pageSettings } from '../../lib/page/pageSettings.ts';
import { Link } from '../../ui/Link.tsx';
import type { LegalSection } from './legalSection.ts';

/** What one agrees to before a session. */
export function termsSections(): LegalSection[] {
  const { brandName } = pageSettings;
  return [
    {
      id: 'about',
      title: 'About these terms',
      body: (
        <p>
          These are the rules between you and {brandName} (“we”) for using this site. By making an account or
          booking a session you agree to them. The <Link to="/Privacypolicy">privacy policy</Link> and the{' '}
          <Link to="/refundpolicy">refund policy</Link> are part of them.
        </p>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <ul>
          <li>
            One e-mail address is one account with one role. A learner who wants to mentor uses another
            address.
          </li>
          <li>Tell us the truth about who you are, and keep your password to yourself.</li>
          <li>You are 18 or over, or your parent or guardian has consented.</li>
          <li>If you think that somebody else uses your account, log out everywhere and tell us.</li>
        </ul>
      ),
    },
    {
      id: 'offer',
      title: 'What we offer',
      body: (
        <>
          <p>
            Practice. A program is a set of interview rounds; each round is one session with a mentor in our
            live room, followed by written feedback. A session is planned for 45 minutes.
          </p>
          <p>
            We are not an employer or a recruiter, and a mock interview is not a job interview. We promise no
            job, no interview with a company and no result of one. Ratings are a mentor’s opinion on one
            conversation.
          </p>
        </>
      ),
    },
    {
      id: 'payment',
      title: 'Price and payment',
      body: (
        <>
          <p>
            Prices are in Indian rupees and stand on the <Link to="/programs">programs page</Link>. You pay in
            advance through our payment provider. A payment counts once the provider confirms it; your pack is
            then active until the end of the 59th day after the day it begins. A pack bought while another one
            is active begins when that one ends.
          </p>
          <p>
            Every learner gets one free introduction of 15 minutes with a mentor who offers them. The{' '}
            <Link to="/refundpolicy">refund policy</Link> says when you get money back.
          </p>
        </>
      ),
    },
    {
      id: 'booking',
      title: 'Booking, moving, missing',
      body: (
        <ul>
          <li>A session has to start while your pack is active.</li>
          <li>
            You may move a session before it starts, up to three times a round, and after that with the
            mentor’s consent.
          </li>
          <li>Either side may cancel before the start; the round is then free again.</li>
          <li>
            The room is open from 10 minutes before the start until 45 minutes after it. Whoever was in it
            during that time has come.
          </li>
          <li>
            If the mentor does not come, the round is free again. If the learner does not come, it is free
            again the first time in a pack and used after that.
          </li>
        </ul>
      ),
    },
  ];
}
