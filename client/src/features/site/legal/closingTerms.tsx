import { Officer } from './Addresses.tsx';
import type { LegalSection } from './legalSection.ts';

/** Liability, changes, law. */
export function closingTerms(): LegalSection[] {
  return [
    {
      id: 'liability',
      title: 'Our liability',
      body: (
        <>
          <p>
            We build the room to cope with poor connections and restarts, but no service is available all the
            time. You are responsible for your own device and connection. If a session fails because of us,
            you do not lose the round.
          </p>
          <p>
            We are liable where the law says we must be. Beyond that, the most we will owe you in total is
            what you paid us in the previous 12 months. We are not liable for a mentor’s opinion or an
            employer’s decision.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      body: (
        <p>
          We may change these terms. We will e-mail you about any change at least 15 days before it takes
          effect. A pack you have paid for keeps the terms you bought it under, unless the new terms are
          better for you.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Law and complaints',
      body: (
        <p>
          Indian law applies. If you have a complaint, please write to our grievance officer first:{' '}
          <Officer />. We will confirm that we have received it within 24 hours and decide within 7 days. You
          can still go to a consumer commission or a court.
        </p>
      ),
    },
  ];
}
