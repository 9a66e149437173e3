import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ConsentQuestion } from '../../../../devices/ConsentQuestion.tsx';
import { Link } from '../../../../ui/Link.tsx';
import type { PracticeSetup } from '../api.ts';
import type { Agreement } from './useAgreement.ts';

interface ReadingConsentProps {
  unavailable: PracticeSetup['readings']['unavailable'];
  agreement: Agreement;
}

/** Asks for consent to expression reading in this session; off by default. Adults only. */
export function ReadingConsent({ unavailable, agreement }: ReadingConsentProps) {
  return (
    <ConsentCard id="practice-reading" title={<Trans>Expression reading</Trans>}>
      {unavailable === 'switched_off' && (
        <Unavailable>
          <Trans>Expression reading is turned off. Practice works the same without it.</Trans>
        </Unavailable>
      )}
      {unavailable === 'adults_only' && (
        <Unavailable>
          <Trans>Expression reading is for people aged 18 or over. Practice works the same without it.</Trans>
        </Unavailable>
      )}
      {unavailable === 'birth_date_needed' && (
        <Unavailable>
          <Trans>
            Expression reading is for people aged 18 or over.{' '}
            <Link to="/account/student/profile">Add your date of birth</Link> to use it. Practice works the
            same without it.
          </Trans>
        </Unavailable>
      )}
      {!unavailable && (
        <ConsentQuestion
          {...agreement}
          label={<Trans>Read my expressions in this session</Trans>}
          granted={<Trans>Turned on. You’ll see a badge while it’s running.</Trans>}
        >
          <Trans>
            Get a summary of your facial expressions at the end. Your camera video is analysed on this device.
            We store only five totals for each answer, and only you see them. It’s optional, and you can stop
            at any time.
          </Trans>
        </ConsentQuestion>
      )}
      <Link to="/expression-readings" target="_blank" className="self-start text-14">
        <Trans>How it works and what it can’t tell you</Trans>
      </Link>
    </ConsentCard>
  );
}

interface SpeechConsentProps {
  unavailable: PracticeSetup['speech']['unavailable'];
  agreement: Agreement;
}

/** Asks for consent to talk time in this session; off by default. */
export function SpeechConsent({ unavailable, agreement }: SpeechConsentProps) {
  return (
    <ConsentCard id="practice-speech" title={<Trans>Talk time</Trans>}>
      {unavailable === 'adults_only' && (
        <Unavailable>
          <Trans>
            Talk time can only be measured for people aged 18 or over. Practice works the same without it.
          </Trans>
        </Unavailable>
      )}
      {unavailable === 'birth_date_needed' && (
        <Unavailable>
          <Trans>
            Talk time can only be measured for people aged 18 or over.{' '}
            <Link to="/account/student/profile">Add your date of birth</Link> to use it. Practice works the
            same without it.
          </Trans>
        </Unavailable>
      )}
      {!unavailable && (
        <ConsentQuestion
          {...agreement}
          label={<Trans>Measure my talk time in this session</Trans>}
          granted={<Trans>Talk time is being measured. You can stop it at any time.</Trans>}
        >
          <Trans>
            See your pace, your pauses and how long you took to start. This device measures when you speak. We
            store only totals for each answer, never sound or words. It’s optional, and you can stop at any
            time.
          </Trans>
        </ConsentQuestion>
      )}
    </ConsentCard>
  );
}

function ConsentCard({ id, title, children }: { id: string; title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3 rounded-card border border-line p-4">
      <h2 id={id} className="text-18">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Unavailable({ children }: { children: ReactNode }) {
  return <p className="text-14 text-muted">{children}</p>;
}
