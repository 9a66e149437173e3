import { DATA_KINDS, KEPT_DATA, type KeptData } from '@preproom/models/contract/people/keptData';
import { UNDO_HOURS } from '@preproom/models/contract/people/privacy';
import { Link } from '../../ui/Link.tsx';
import { Kept, KeptList } from './Kept.tsx';
import type { LegalSection } from './legalSection.ts';

const ACCOUNT = 'as long as your account exists.';

/** What the server stores, and what stays in the browser. */
export function keptSections(): LegalSection[] {
  return [
    { id: 'kept', title: 'What we keep, why and how long', body: <OnTheServer /> },
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
        <Kept name="Payments" until="as long as tax and company law demand, at present eight years.">
          What you bought, when, for how much, and the payment provider’s numbers for it.
        </Kept>
        <Kept name="Your network address" until="not stored; forgotten within an hour.">
          Held in memory to limit how often one address may try something.
        </Kept>
      </KeptList>
      <p>
        You delete your account in its <Link to="/account/settings">settings</Link>. {UNDO_HOURS} hours later,
        in which you can keep it after all, all this goes with it, apart from what a law obliges us to keep
        and what others need, from which your name is taken: the sessions and their figures, what a mentor who
        left wrote to you, and reports. Once the other person has left as well, that goes too. Copies in
        backups are overwritten in turn.
      </p>
    </>
  );
}

function OnTheDevice() {
  return (
    <>
      <p>
        We set three cookies: <code>jwt</code>, which keeps you logged in for up to 30 days;{' '}
        <code>language</code>, which remembers the language you chose; and <code>ref</code>, if you came by
        the link of a partner of ours. It names that link and the day for up to 30 days, so that the partner’s
        clicks and sign-ups are counted once. It says nothing about you, and partners see numbers, never
        people. While you log in with another provider there is one more, for ten minutes. None of them is
        anybody else’s, so there is nothing to ask your permission for.
      </p>
      <p>
        Your browser also keeps, for itself: your choices for the room (data saver, relay, keys), a draft of
        feedback until it is saved, your place in a room until you close the tab, and readings that have not
        reached us yet.
      </p>
    </>
  );
}
