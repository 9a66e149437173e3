import { Officer } from './Addresses.tsx';
import type { LegalSection } from './legalSection.ts';

/** Liability, changes, law. */
export function closingTerms(): LegalSection[] {
  return [
    {
      id: 'liability',
      title: 'What we answer for',
      body: (
        <>
          <p>
            We build the room to survive bad lines and restarts, but no service is always there, and your
            device and connection are yours to look after. A session that fails on our side costs you no
            round.
          </p>
          <p>
            We answer for what the law makes us answer for. Beyond that, what we owe you in all is limited to
            what you paid us in the 12 months before. We do not answer for a mentor’s opinion or an employer’s
            decision.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes',
      body: (
        <p>
          We may change these terms, and announce by e-mail what changes at least 15 days before. A pack that
          you have paid for keeps the terms under which you bought it, unless the new ones are better for you.
        </p>
      ),
    },
    {
      id: 'law',
      title: 'Law and complaints',
      body: (
        <p>
          Indian law applies. Please write first to our grievance officer: <Officer />. You get a confirmation
          within 24 hours and a decision within 15 days. You remain free to go to a consumer commission or a
          court.
        </p>
      ),
    },
  ];
}
