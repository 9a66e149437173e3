import { Link } from '../../../ui/Link.tsx';
import type { LegalSection } from './legalSection.ts';

export function aboutSections(brandName: string): LegalSection[] {
  return [
    {
      id: 'what',
      title: `What ${brandName} is`,
      body: (
        <>
          <p>
            {brandName} is a place to get better at interviews. Students and job seekers in India meet a
            mentor one to one, practise an interview round the way a company would run it, and get written
            feedback on what went well and what to work on.
          </p>
          <p>
            Everything else on this site supports that: programs that put the rounds in order, feedback on 20
            criteria, articles and job listings.
          </p>
        </>
      ),
    },
    {
      id: 'how',
      title: 'How we work',
      body: (
        <ul>
          <li>
            <strong>People judge people.</strong> Your mentor writes every rating and comment. No software
            grades you.
          </li>
          <li>
            <strong>Your face is yours.</strong> Expression reading is off until you agree. It runs on your
            own device, and we say what it can’t know.{' '}
            <Link to="/expression-readings">How expression reading works</Link>
          </li>
          <li>
            <strong>Calls that stay connected.</strong> The room is built for mobile connections that change
            from minute to minute. It protects the sound first, reconnects automatically and has a data saver.
          </li>
          <li>
            <strong>No pressure.</strong> No countdown offers, no made-up reviews, no stock photos of people
            who were never here.
          </li>
        </ul>
      ),
    },
    {
      id: 'partners',
      title: 'If you teach or advise',
      body: (
        <p>
          Trainers, colleges and writers can share their own link and see how many people visit and sign up.{' '}
          <Link to="/home/affliate/becomeaffilate">Become an affiliate</Link>
        </p>
      ),
    },
    {
      id: 'not',
      title: 'What we do not do',
      body: (
        <p>
          We do not place people in jobs, sell applicants’ data to employers or promise job offers. Anyone who
          asks you for money for a job in our name is not from {brandName}. Please{' '}
          <Link to="/contactus">tell us</Link>.
        </p>
      ),
    },
  ];
}
