import { READING_RETENTION_DAYS } from '@preproom/models/contract/room/readings';
import { pageSettings } from '../../lib/page/pageSettings.ts';
import { Link } from '../../ui/Link.tsx';
import { Officer, TeamAddress } from './Addresses.tsx';
import { keptSections } from './keptSections.tsx';
import type { LegalSection } from './legalSection.ts';

/** What the product does with data, as it is built; what changes there changes here. */
export function privacySections(): LegalSection[] {
  return [
    {
      id: 'short',
      title: 'In short',
      body: (
        <ul>
          <li>We keep what an interview needs and no more. We sell nothing and show no advertising.</li>
          <li>
            Our pages load nothing from anybody else: no analytics, no trackers, no fonts from elsewhere.
          </li>
          <li>Interviews are not recorded.</li>
          <li>
            Expression reading is off until you agree. It runs on your own device, and only five numbers leave
            it, twice a second. Withdrawing is as easy as agreeing.
          </li>
          <li>You can ask for your data, correct it and have it deleted, at no cost.</li>
        </ul>
      ),
    },
    {
      id: 'who',
      title: 'Who is responsible',
      body: (
        <>
          <p>
            {pageSettings.brandName} decides what happens to your personal data and answers for it, as the
            data fiduciary under India’s Digital Personal Data Protection Act, 2023 (“the Act”). Write to{' '}
            <TeamAddress />.
          </p>
          <p>
            Our grievance officer is <Officer />.
          </p>
        </>
      ),
    },
    ...keptSections(),
    readings(),
    {
      id: 'call',
      title: 'The call',
      body: (
        <>
          <p>
            Sound, picture and shared screens travel encrypted between the two browsers, directly or through a
            relay of ours that cannot decrypt them. Nobody records them, and we do not keep them.
          </p>
          <p>
            Chat messages pass through our server, which stores them with the session. To keep the call
            working, your browser measures the line (delay, loss, interruptions); we store sums of these
            measurements and the result of the lobby’s check with the session.
          </p>
        </>
      ),
    },
    {
      id: 'sharing',
      title: 'Who else sees it',
      body: (
        <>
          <p>
            <strong>The other person of a session.</strong> A mentor sees a booked learner’s name and photo
            and, as far as you have given them, your goal, education and resume. A learner sees a mentor’s
            public profile. Neither sees the other’s phone number or e-mail address.
          </p>
          <p>
            <strong>Companies that work for us</strong>, under contract, for this purpose alone: the one that
            runs our machines, the one that delivers our e-mail, and for payments Razorpay, which gets your
            name, e-mail address, phone number and the amount. Card and UPI details go to Razorpay and never
            to us. Ask the grievance officer for their present names and places.
          </p>
          <p>
            <strong>Authorities</strong>, where the law obliges us, and only what it obliges us to give.
          </p>
          <p>Nobody else. Your data are not used to train anybody’s models.</p>
        </>
      ),
    },
    rights(),
    {
      id: 'children',
      title: 'If you are under 18',
      body: (
        <p>
          Then a parent or guardian has to consent before you can use an account, and we check that consent.
          They can take it back at any time with the link in our mail to them; your account is then closed.
          Expression reading is not offered to you. We do not follow what children do on our pages and show
          them no advertising.
        </p>
      ),
    },
    {
      id: 'security',
      title: 'How it is protected',
      body: (
        <p>
          Everything travels encrypted. Passwords are stored as Argon2 hashes, which cannot be turned back.
          Every request is checked for who you are and whether it is yours to make. Our logs hold ids and
          technical facts, no names, addresses or texts. If personal data should leak, we tell you and the
          Data Protection Board without delay, with what happened and what you can do.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          When this policy changes, the date above changes with it. A change that affects what we do with data
          you have already given is announced by e-mail before it takes effect, and where it needs your
          consent we ask.
        </p>
      ),
    },
  ];
}

function readings(): LegalSection {
  return {
    id: 'readings',
    title: 'Expression readings',
    body: (
      <>
        <p>
          In a session, and only if you agree in the lobby, your own device looks at your camera picture and
          works out five numbers, twice a second. Agreeing is a question of its own, off by default; saying no
          costs you nothing. It is for adults only.
        </p>
        <ul>
          <li>
            <strong>What leaves your device:</strong> the five numbers, with a count, a time and how well the
            face could be seen; and for every batch of them the version of formulas and model, and how many
            pictures a second were read. No picture, no points of your face, no single movement.
          </li>
          <li>
            <strong>What we make of it:</strong> four percentages in your report. They describe what the
            camera saw, not what you felt. They enter no ranking, matching or decision.
          </li>
          <li>
            <strong>Who sees it:</strong> you. Your mentor sees a session’s percentages only if you share that
            session, and no longer than you want.
          </li>
          <li>
            <strong>Withdrawing:</strong> one press on the badge in the room stops the reading and withdraws
            your consent. In the report you delete what was read so far.
          </li>
          <li>
            <strong>How long:</strong> the readings are deleted {READING_RETENTION_DAYS} days after the
            session. Their totals, behind the percentages, stay until you delete them.
          </li>
        </ul>
        <p>
          <Link to="/expression-readings">How expression reading works</Link> explains the formulas and their
          limits.
        </p>
      </>
    ),
  };
}

function rights(): LegalSection {
  return {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>Under the Act you may, at no cost:</p>
        <ul>
          <li>get a summary of the personal data we hold, of what we do with them and who received them;</li>
          <li>have them corrected, completed and updated;</li>
          <li>have them deleted, unless a law obliges us to keep them;</li>
          <li>withdraw a consent at any time, as easily as you gave it;</li>
          <li>name somebody who exercises these rights if you die or can no longer do so;</li>
          <li>complain to our grievance officer, and after that to the Data Protection Board of India.</li>
        </ul>
        <p>
          In the <Link to="/account/settings">settings</Link> of your account you download everything we hold
          about you, see what you agreed to, and delete the account. For anything else write to our grievance
          officer from the address of your account: <Officer />. You get a confirmation within 24 hours and a
          decision within 15 days.
        </p>
      </>
    ),
  };
}
