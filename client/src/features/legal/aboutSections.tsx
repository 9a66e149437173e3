import { pageSettings } from '../../lib/page/pageSettings.ts';
import { Link } from '../../ui/Link.tsx';
import type { LegalSection } from './legalSection.ts';

export function aboutSections(): LegalSection[] {
  const { brandName } = pageSettings;
  return [
    {
      id: 'what',
      title: 'What this is',
      body: (
        <>
          <p>
            {brandName} is a quiet, well-lit room where you get better at interviews. Students and job seekers
            in India meet a mentor there, one to one, go through a round as a company would hold it, and read
            afterwards what went well and what to practise next.
          </p>
          <p>
            Everything else on this site leads into that room or makes what happened in it useful: programs
            that put the rounds in order, feedback by 20 criteria, articles, and jobs to use it for.
          </p>
        </>
      ),
    },
    {
      id: 'how',
      title: 'How we go about it',
      body: (
        <ul>
          <li>
            <strong>People judge people.</strong> Ratings and comments are written by the mentor. No software
            grades you.
          </li>
          <li>
            <strong>Your face is yours.</strong> Expression reading is off until you agree, runs on your own
            device, and says itself what it cannot know. <Link to="/expression-readings">How it works</Link>
          </li>
          <li>
            <strong>The call holds.</strong> The room is built for mobile lines that change from minute to
            minute: it keeps the sound first, comes back by itself, and saves data when you ask it to.
          </li>
          <li>
            <strong>No pressure.</strong> No countdowns on prices, no invented reviews, no stock photos of
            people who were never here.
          </li>
        </ul>
      ),
    },
    {
      id: 'partners',
      title: 'If you teach or advise',
      body: (
        <p>
          Trainers, colleges and writers can send people here by a link of their own and see how many come:{' '}
          <Link to="/home/affliate/becomeaffilate">become an affiliate</Link>.
        </p>
      ),
    },
    {
      id: 'not',
      title: 'What we do not do',
      body: (
        <p>
          We do not place people in jobs, sell applicants’ data to employers, or promise offers. Whoever asks
          you for money for a job in our name is not us; please <Link to="/contactus">tell us</Link>.
        </p>
      ),
    },
  ];
}
