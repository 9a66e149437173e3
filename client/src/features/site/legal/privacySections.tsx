import { READING_RETENTION_DAYS } from '@preproom/models/contract/readings/readings';
import { SPEECH_RETENTION_DAYS } from '@preproom/models/contract/room/speech';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { Link } from '../../../ui/Link.tsx';
import { Officer, TeamAddress } from './Addresses.tsx';
import { keptSections } from './keptSections.tsx';
import type { LegalSection } from './legalSection.ts';
import { rights, sharing } from './sharingSections.tsx';

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
          <li>
            We do not record interviews. If you both agree, your own browsers do, and the recording never
            reaches us.
          </li>
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
            own relay server, which cannot decrypt them. We do not record or keep them. If you both agree,
            each browser records the interview on its own device.
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
          what you are allowed to do. <Logs /> If personal data leaks, we will tell you and the Data
          Protection Board without delay what happened and what you can do.
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

function Logs() {
  const { addressLogDays } = usePageSettings();
  return addressLogDays === null ? (
    <>Our logs contain ids and technical facts, but no names, addresses or content.</>
  ) : (
    <>Our logs contain ids, IP addresses and technical facts, but no names or content.</>
  );
}
