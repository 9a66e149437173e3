import { FREE_MOVES } from '@preproom/models/contract/sessions/bookings';
import { Link } from '../../../ui/Link.tsx';
import { SellerSentence } from './Addresses.tsx';
import type { LegalSection } from './legalSection.ts';

/** General terms, before those for sessions. */
export function termsSections(brandName: string): LegalSection[] {
  return [
    {
      id: 'about',
      title: 'About these terms',
      body: (
        <p>
          These terms are the agreement between you and {brandName} (“we”, “us”) for using this site. By
          creating an account or booking a session, you agree to them. The{' '}
          <Link to="/Privacypolicy">privacy policy</Link> and the{' '}
          <Link to="/refundpolicy">refund policy</Link> are part of these terms. <SellerSentence />
        </p>
      ),
    },
    {
      id: 'account',
      title: 'Your account',
      body: (
        <ul>
          <li>
            Each e-mail address has one account with one role. If you are a learner and want to mentor, use a
            different e-mail address.
          </li>
          <li>Give true information about yourself, and keep your password secret.</li>
          <li>You must be 18 or over, or have the consent of a parent or guardian.</li>
          <li>If you think someone else is using your account, log out everywhere and tell us.</li>
        </ul>
      ),
    },
    {
      id: 'offer',
      title: 'What we offer',
      body: (
        <>
          <p>
            We offer interview practice. A program is a set of interview rounds. Each round is one session
            with a mentor in our live room, followed by written feedback. A session is planned for 45 minutes.
          </p>
          <p>
            We are not an employer or a recruiter, and a mock interview is not a job interview. We do not
            promise a job, an interview with a company or the result of one. A rating is a mentor’s opinion of
            one conversation.
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
            Prices are in Indian rupees and shown on the <Link to="/programs">programs page</Link>. You pay in
            advance through our payment provider. A payment counts once the provider confirms it. Your pack,
            which is your enrolment in the program, is then active until the end of the 59th day after its
            start date. If you buy a pack while another one is active, the new pack starts when the other one
            ends.
          </p>
          <p>
            Every learner gets one free 15-minute introduction with a mentor who offers it. The{' '}
            <Link to="/refundpolicy">refund policy</Link> says when you can get your money back.
          </p>
        </>
      ),
    },
    {
      id: 'booking',
      title: 'Booking, moving and missing a session',
      body: (
        <ul>
          <li>A session must start while your pack is active.</li>
          <li>
            You can move a session before it starts, up to {FREE_MOVES} times per round. After that, your
            mentor has to agree.
          </li>
          <li>You or your mentor can cancel before the session starts. You then get the round back.</li>
          <li>
            The room is open from 10 minutes before the start until 45 minutes after it. Anyone who was in the
            room during that time counts as having attended.
          </li>
          <li>
            If the mentor does not attend, you get the round back. If you do not attend, you get the round
            back the first time in a pack. After that, the round counts as used.
          </li>
        </ul>
      ),
    },
  ];
}
