import { PACK_DAYS } from '@preproom/models/contract/payments/packDays';
import { FREE_MOVES } from '@preproom/models/contract/sessions/bookings';
import { Link } from '../../../ui/Link.tsx';
import type { LegalSection } from './legalSection.ts';

/** Evidence for each claim of the home page, which links here by id. */
export function claimSections(): LegalSection[] {
  return [
    {
      id: 'claims',
      title: 'What our claims mean',
      body: (
        <p>
          The home page makes a few short claims. Here is what each one means, how we know it and where it
          stops.
        </p>
      ),
    },
    {
      id: 'thirty-days',
      isSub: true,
      title: 'Interview ready within 30 days',
      body: (
        <p>
          This is a pace, not a guarantee. Our largest programs have six rounds. At one round every five days,
          you complete them all in 30 days. “Ready” means you have been through each kind of round and know
          from your mentors’ ratings what to practise next. Nobody can promise you a job offer, and neither do
          we. You have {PACK_DAYS} days, so you can go slower.
        </p>
      ),
    },
    {
      id: 'verified-mentors',
      isSub: true,
      title: 'Verified mentors only',
      body: (
        <p>
          Every mentor applies with their work history, current job and a public professional profile. Our
          team checks that these match before listing them, and only listed mentors can take sessions. We
          check who they are and where they have worked, not every opinion they hold. If something looks
          wrong, <Link to="/contactus">tell us</Link>.
        </p>
      ),
    },
    {
      id: 'no-payment',
      isSub: true,
      title: 'No payment required',
      body: (
        <p>
          This means getting started. Creating an account and asking for a callback are free, and neither asks
          for a card. One 15-minute introduction with a mentor who offers it is also free. Program sessions
          cost what the <Link to="/programs">programs page</Link> says, and you pay in advance.
        </p>
      ),
    },
    {
      id: 'reschedule',
      isSub: true,
      title: 'Reschedule anytime',
      body: (
        <p>
          You can move a session to any free time your mentor has, up to {FREE_MOVES} times per round and
          after that with the mentor’s agreement. You cannot move a session that has started. If your mentor
          cancels or misses a session, you do not lose the round.
        </p>
      ),
    },
    {
      id: 'companies',
      isSub: true,
      title: '30+ professionals from top companies',
      body: (
        <p>
          We say this only while at least 30 verified mentors are listed, from companies that people in their
          field know. They mentor in their own name. Their employers do not send them, and do not endorse them
          or us. Each mentor’s page names the company.
        </p>
      ),
    },
    {
      id: 'assessments',
      isSub: true,
      title: 'Resume, behavioural and technical skill analysis',
      body: (
        <p>
          These are three ways to practise on your own. The <Link to="/assessments">assessments page</Link>{' '}
          says what each one does, and what it cannot tell.
        </p>
      ),
    },
  ];
}
