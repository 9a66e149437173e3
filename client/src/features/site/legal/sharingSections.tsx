import { Link } from '../../../ui/Link.tsx';
import { Officer } from './Addresses.tsx';
import type { LegalSection } from './legalSection.ts';

/** Who gets to see what. */
export function sharing(): LegalSection {
  return {
    id: 'sharing',
    title: 'Who else sees your data',
    body: (
      <>
        <p>
          <strong>The other person in a session.</strong> A mentor sees a booked learner’s name and photo and,
          if given, their goal, education, skills and resume. A learner sees a mentor’s public profile.
          Neither sees the other’s phone number or e-mail address. Both see the messages they write to each
          other on the session’s page. Our team reads messages only if one of the two reports the other.
        </p>
        <p>
          <strong>Everyone.</strong> A verified mentor’s name, photo, profile, average rating and next free
          times are a public page. A learner’s written review is shown there only with their consent, with
          their first name. They can take it back at any time, and it goes with their account.
        </p>
        <p>
          <strong>Companies that work for us</strong>, under contract and only for this purpose: our hosting
          provider, our e-mail provider and, if you pay for a program, Razorpay. Razorpay gets your name,
          e-mail address, phone number and the amount. Card and UPI details go to Razorpay, never to us. Ask
          the grievance officer for the providers’ current names and locations.
        </p>
        <p>
          <strong>The maker of your browser</strong>, if you turn on notifications. Google, Apple, Mozilla or
          Microsoft delivers them in encrypted form, and cannot read them. You can turn them off in settings.
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

/** What people can ask of us under the Act. */
export function rights(): LegalSection {
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
          request within 24 hours and decide within 7 days.
        </p>
      </>
    ),
  };
}
