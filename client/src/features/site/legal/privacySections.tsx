import { READING_RETENTION_DAYS } from '@preproom/models/contract/readings/readings';
import { SPEECH_RETENTION_DAYS } from '@preproom/models/contract/room/speech';
import { Link } from '../../../ui/Link.tsx';
import { Officer, TeamAddress } from './Addresses.tsx';
import { keptSections } from './keptSections.tsx';
import type { LegalSection } from './legalSection.ts';

/** What the product does with data. Keep it in step with the code. */
export function privacySections(brandName: string): LegalSection[] {
  return [
    {
      id: 'short',
      title: 'In short',
      body: (
        <ul>
          <li>We keep only what interviews need. We do not sell data or show advertising.</li>
          <li>Our pages load nothing from other companies: no analytics, trackers or fonts.</li>
          <li>We do not record interviews.</li>
          <li>
            Expression reading is off until you agree. It runs on your own device, and only five numbers leave
            it, twice a second. Withdrawing is as easy as agreeing.
          </li>
          <li>
            Talk time is off until you agree. Only when you spoke and an estimated number of syllables leave
            your device, never sound or words.
          </li>
          <li>You can get a copy of your data, correct it and have it deleted, free of charge.</li>
        </ul>
      ),
    },
    {
      id: 'who',
      title: 'Who is responsible',
      body: (
        <>
          <p>
            {brandName} decides how your personal data is used and is responsible for it. India’s Digital
            Personal Data Protection Act, 2023 (“the Act”) calls this a data fiduciary (the organisation that
            has to protect your data). Write to <TeamAddress />.
          </p>
          <p>
            Our grievance officer is <Officer />.
          </p>
        </>
      ),
    },
    ...keptSections(),
    readings(),
    talkTime(),
    {
      id: 'call',
      title: 'The call',
      body: (
        <>
          <p>
            Sound, video and shared screens travel encrypted between the two browsers, directly or through our
            own relay server, which cannot decrypt them. We do not record or keep them.
          </p>
          <p>
            Chat messages go through our server, which stores them with the session. To keep the call working,
            your browser measures the connection (latency, lost data and interruptions). We store totals of
            these measurements, and the result of the lobby’s check, with the session.
          </p>
        </>
      ),
    },
    sharing(),
    rights(),
    {
      id: 'children',
      title: 'If you are under 18',
      body: (
        <p>
          A parent or guardian must consent before you can use an account, and we check that consent. They can
          withdraw it at any time with the link in our e-mail to them. We then close your account. We do not
          offer you expression reading. We do not track children or show them advertising.
        </p>
      ),
    },
    {
      id: 'security',
      title: 'How we protect your data',
      body: (
        <p>
          Everything is encrypted while it travels. We store passwords only in a scrambled form (an Argon2
          hash), which cannot be turned back into the password. For every request, we check who you are and
          what you are allowed to do. Our logs contain ids and technical facts, but no names, addresses or
          content. If personal data leaks, we will tell you and the Data Protection Board without delay what
          happened and what you can do.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      body: (
        <p>
          When this policy changes, we update the date above. If a change affects data you have already given
          us, we will e-mail you before it takes effect. Where we need your consent, we will ask for it.
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
          If you agree in the lobby, before the session starts, your own device looks at your camera picture
          during the session and works out five numbers, twice a second. We ask for this separately, and it is
          off by default. Saying no has no disadvantage. It is for adults only.
        </p>
        <ul>
          <li>
            <strong>What leaves your device:</strong> the five numbers, with a count, a time and how clearly
            your face could be seen. Each batch also has the version of the formulas and model, and how many
            pictures per second were read. No pictures, face points or individual movements leave your device.
          </li>
          <li>
            <strong>What we use it for:</strong> four percentages in your report. They describe what the
            camera saw, not what you felt. We do not use them for any ranking, matching or decision.
          </li>
          <li>
            <strong>Who sees it:</strong> you. Your mentor sees the percentages for a session only if you
            share them, and only until you stop sharing.
          </li>
          <li>
            <strong>How to withdraw:</strong> select Stop on the badge in the room. This stops the reading and
            withdraws your consent. You can delete earlier readings in your report.
          </li>
          <li>
            <strong>How long we keep it:</strong> we delete the readings {READING_RETENTION_DAYS} days after
            the session. The totals behind the percentages stay until you delete them.
          </li>
        </ul>
        <p>
          The practice room works the same way, and asks again each time. There, only the sums for each answer
          reach us. They stay with the attempt until you delete it or your account.
        </p>
        <p>
          <Link to="/expression-readings">How expression reading works</Link> explains the formulas and their
          limits.
        </p>
      </>
    ),
  };
}

function talkTime(): LegalSection {
  return {
    id: 'talk-time',
    title: 'Talk time',
    body: (
      <>
        <p>
          If you agree in the lobby, your own device measures during the session when your microphone picks up
          speech. Learner and mentor are each asked for themselves, separately from expression reading, and it
          is off by default. Saying no has no disadvantage. Learners have to be adults.
        </p>
        <ul>
          <li>
            <strong>What leaves your device:</strong> the start and end of each stretch of speech, and an
            estimated number of syllables. No sound, no loudness and no words.
          </li>
          <li>
            <strong>What we use it for:</strong> talk share, turns, pauses and pace in the learner’s report.
            We do not use them for any ranking, matching or decision.
          </li>
          <li>
            <strong>Who sees it:</strong> the learner sees both sides. The mentor sees their own figures and
            the share of talk time, never when the learner spoke.
          </li>
          <li>
            <strong>How to withdraw:</strong> select Stop on the badge in the room. Measuring ends at once,
            and what has not reached us is deleted from your device. You can delete what reached us after the
            call: learners in their report, mentors on the feedback page.
          </li>
          <li>
            <strong>How long we keep it:</strong> we delete it {SPEECH_RETENTION_DAYS} days after the session.
          </li>
        </ul>
        <p>
          The practice room asks again each time. Only the sums for each answer reach us, never when you spoke
          in it. They stay with the attempt until you delete it or your account. Recordings and written
          answers never leave your device.
        </p>
      </>
    ),
  };
}

function sharing(): LegalSection {
  return {
    id: 'sharing',
    title: 'Who else sees your data',
    body: (
      <>
        <p>
          <strong>The other person in a session.</strong> A mentor sees a booked learner’s name and photo and,
          if given, their goal, education, skills and resume. A learner sees a mentor’s public profile.
          Neither sees the other’s phone number or e-mail address.
        </p>
        <p>
          <strong>Companies that work for us</strong>, under contract and only for this purpose: our hosting
          provider, our e-mail provider and, if you pay for a program, Razorpay. Razorpay gets your name,
          e-mail address, phone number and the amount. Card and UPI details go to Razorpay, never to us. Ask
          the grievance officer for the providers’ current names and locations.
        </p>
        <p>
          <strong>If you are a mentor whom we pay</strong>, our bank gets your payment details and the amount,
          and our accountant your name, your PAN and the amounts, for tax.
        </p>
        <p>
          <strong>Authorities</strong>, only where the law requires it and only what it requires.
        </p>
        <p>We share your data with no one else. Your data is not used to train anyone’s models.</p>
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
        <p>Under the Act, you can do the following free of charge:</p>
        <ul>
          <li>get a summary of the personal data we hold, how we use it and who has received it;</li>
          <li>have it corrected, completed and updated;</li>
          <li>have it deleted, unless the law requires us to keep it;</li>
          <li>withdraw your consent at any time, as easily as you gave it;</li>
          <li>name someone to use these rights for you if you die or can no longer use them yourself;</li>
          <li>complain to our grievance officer, and after that to the Data Protection Board of India.</li>
        </ul>
        <p>
          In your account <Link to="/account/settings">settings</Link>, you can download everything we hold
          about you, see your consents and delete your account. For anything else, write to our grievance
          officer from your account’s e-mail address: <Officer />. We will confirm that we have received your
          request within 24 hours and decide within 15 days.
        </p>
      </>
    ),
  };
}
