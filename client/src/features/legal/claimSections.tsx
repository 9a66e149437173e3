import { Link } from '../../ui/Link.tsx';
import type { LegalSection } from './legalSection.ts';

/** What stands behind each claim of the home page, which links to these by their ids. */
export function claimSections(): LegalSection[] {
  return [
    {
      id: 'claims',
      title: 'What stands behind our claims',
      body: (
        <p>
          The home page says a few things in few words. Here is what each of them means, how we know it, and
          where it ends.
        </p>
      ),
    },
    {
      id: 'thirty-days',
      isSub: true,
      title: 'Interview ready within 30 days',
      body: (
        <p>
          A pace, not a guarantee. Our largest programs have six rounds; at one every five days you have been
          through all of them in 30 days. “Ready” means that you have met each kind of round and know from
          your mentors’ ratings what to practise next. Nobody can promise you an offer, and we do not. You
          have 60 days, so a slower pace is fine.
        </p>
      ),
    },
    {
      id: 'verified-mentors',
      isSub: true,
      title: 'Verified mentors only',
      body: (
        <p>
          Every mentor applies with work history, present position and a public professional profile. A person
          of our team compares them before the mentor is listed, and only listed mentors can be booked. We
          check who somebody is and where they have worked, not every opinion they hold. If something does not
          fit, <Link to="/contactus">tell us</Link>.
        </p>
      ),
    },
    {
      id: 'no-payment',
      isSub: true,
      title: 'No payment required',
      body: (
        <p>
          For the beginning: making an account, a callback, and one introduction of 15 minutes with a mentor
          who offers them are free, and nobody asks for a card. The sessions of a program cost what the{' '}
          <Link to="/programs">programs page</Link> says.
        </p>
      ),
    },
    {
      id: 'reschedule',
      isSub: true,
      title: 'Reschedule anytime',
      body: (
        <p>
          At any time before a session starts, to any free time of the mentor, up to three times a round;
          after that with the mentor’s consent. Not once it has begun. A session that your mentor cancels or
          misses costs you no round.
        </p>
      ),
    },
    {
      id: 'companies',
      isSub: true,
      title: '30+ professionals from top companies',
      body: (
        <p>
          The number of mentors we are building up to, from companies that people in their field know. It is
          an aim and not today’s count: how many there are today you see in the list of mentors, where each
          profile names the company. They mentor as themselves; their employers neither send nor endorse them
          or us.
        </p>
      ),
    },
    {
      id: 'assessments',
      isSub: true,
      title: 'Resume, behavioural and technical skill analysis',
      body: (
        <p>
          Three ways to practise on your own. They open later; the{' '}
          <Link to="/assessments">assessments page</Link> says what each of them will do and what it will not.
        </p>
      ),
    },
  ];
}
