import { DATA_KINDS, KEPT_DATA } from '@preproom/models/contract/privacy/keptData';
import type { KeptData } from '@preproom/models/contract/privacy/keptDataWords';
import { RESUME_KEPT_DAYS } from '@preproom/models/contract/privacy/onTheDevice';
import { UNDO_HOURS } from '@preproom/models/contract/privacy/privacy';
import { usePageSettings } from '../../../lib/page/pageSettings.ts';
import { Link } from '../../../ui/Link.tsx';
import { Kept, KeptList } from './Kept.tsx';
import type { LegalSection } from './legalSection.ts';

const ACCOUNT = 'as long as you have an account.';

/** What the server stores, and what is stored in the browser only. */
export function keptSections(): LegalSection[] {
  return [
    { id: 'kept', title: 'What we keep, why and for how long', body: <OnTheServer /> },
    { id: 'cookies', title: 'Cookies and storage on your device', body: <OnTheDevice /> },
  ];
}

function OnTheServer() {
  return (
    <>
      <KeptList>
        {DATA_KINDS.map((kind) => {
          const { name, what, kept }: KeptData = KEPT_DATA[kind];
          return (
            <Kept key={kind} name={name.en} until={kept === 'account' ? ACCOUNT : `${kept.days} days.`}>
              {what.en}
            </Kept>
          );
        })}
        <NetworkAddress />
      </KeptList>
      <p>
        You can delete your account in <Link to="/account/settings">settings</Link>. You have {UNDO_HOURS}{' '}
        hours to change your mind. After that, we delete all of this with the account, except what the law
        requires us to keep and what other people need. We remove your name from what stays: sessions and
        their figures, what a mentor who left wrote to you, and reports. Once the other person has left, we
        delete that too. Copies in backups are overwritten over time.
      </p>
    </>
  );
}

function NetworkAddress() {
  const { addressLogDays } = usePageSettings();
  return addressLogDays === null ? (
    <Kept name="Your IP address" until="in memory only, for up to 24 hours.">
      Used to limit how often one address can try something.
    </Kept>
  ) : (
    <Kept name="Your IP address" until={`${addressLogDays} days, in our logs.`}>
      Used to limit how often one address can try something, and logged with each request so that we can trace
      attacks, as the rules on reporting them require.
    </Kept>
  );
}

function OnTheDevice() {
  return (
    <>
      <p>We set these cookies:</p>
      <ul>
        <li>
          <code>jwt</code> keeps you logged in for up to 30 days.
        </li>
        <li>
          <code>language</code> remembers the language you chose.
        </li>
        <li>
          <code>theme</code> remembers whether you chose light or dark.
        </li>
        <li>
          <code>ref</code> is set if you came through an affiliate’s or a friend’s link. For up to 30 days it
          holds that link and the date, so visits, sign-ups and orders are counted once. It says nothing about
          you. Affiliates see numbers, never people.
        </li>
        <li>
          <code>ownref</code> is set if you’ve looked at your own link. For up to 400 days it holds that link,
          so nobody earns from themselves.
        </li>
        <li>
          <code>code_browser</code> and <code>code_proved</code> are set when you ask for a code by e-mail and
          when you enter it. For up to 180 days they tell this browser from others, so nobody else can use up
          your codes.
        </li>
        <li>
          <code>half_login</code> is set while you log in with two steps. For up to 10 minutes it remembers
          that you’ve done the first one.
        </li>
      </ul>
      <p>
        If you log in with another provider, we set one more cookie for ten minutes. None of these cookies
        belongs to another company, so we do not show a cookie banner. On the page where you pay, Razorpay’s
        checkout runs and may store data of its own on your device.
      </p>
      <p>Your browser also keeps the following on your device:</p>
      <ul>
        <li>your room settings: data saver, relay, keyboard shortcuts and how code looks</li>
        <li>forms you have started, and feedback drafts until they are saved</li>
        <li>
          code you write for problems, and for a coding round until you hand it in, and which problems you
          have tried and solved
        </li>
        <li>your own words for the steps of a case</li>
        <li>
          the resumes you analysed last, what you compared them with, their scores and your corrections, for
          up to {RESUME_KEPT_DAYS} days. They are deleted when you log out or another account logs in, and you
          can remove each one
        </li>
        <li>
          a recording of an interview, if you both agreed to one: both videos, voices and shared screens,
          until you delete it, ask to delete your account or clear the browser’s data. It never reaches us; we
          only keep who agreed to it and when
        </li>
        <li>your place in a room, until you close the tab</li>
        <li>
          an unreadable form of the e-mail address or name in the resumes you analysed last, so that only
          versions of one person’s resume are compared
        </li>
        <li>readings and talk time that have not reached us yet</li>
      </ul>
    </>
  );
}
