import { Trans } from '@lingui/react/macro';

/** Telephone numbers for emergencies: India's emergency number (112) and cybercrime helpline (1930). */
export function UrgentHelp() {
  return (
    <p className="rounded-card border border-line p-3 text-14">
      <Trans>
        In danger now? Call <Phone number="112" />. For online threats or fraud, call the cybercrime helpline
        on <Phone number="1930" />. Outside India, call your local emergency number.
      </Trans>
    </p>
  );
}

function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number}`} className="font-semibold text-peacock underline underline-offset-4">
      {number}
    </a>
  );
}
