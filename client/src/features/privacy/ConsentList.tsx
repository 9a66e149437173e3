import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ConsentKind } from '@preproom/models/contract/accounts/consents';
import type { OptionalMail } from '@preproom/models/contract/notifications/mail';
import type { ConsentRecord } from '@preproom/models/contract/privacy/privacy';
import { useWhen } from '../../lib/texts/when.ts';

interface Texts {
  given: MessageDescriptor;
  withdrawn: MessageDescriptor;
}

const TEXTS: Record<Exclude<ConsentKind, 'mail'>, Texts> = {
  expression_reading: {
    given: msg`You agreed to expression reading in a session.`,
    withdrawn: msg`You withdrew consent to expression reading.`,
  },
  talk_time: {
    given: msg`You agreed to talk-time measurement in a session.`,
    withdrawn: msg`You turned off talk-time measurement.`,
  },
  recording: {
    given: msg`You agreed to record a session, on your device and the other person’s.`,
    withdrawn: msg`You refused or stopped the recording of a session.`,
  },
  terms: {
    given: msg`You agreed to the terms of use.`,
    withdrawn: msg`You withdrew consent to the terms of use.`,
  },
  privacy: {
    given: msg`You confirmed that you’ve read the privacy policy.`,
    withdrawn: msg`You withdrew your confirmation of the privacy policy.`,
  },
  guardian: {
    given: msg`Your guardian gave consent for your account.`,
    withdrawn: msg`Your guardian withdrew their consent.`,
  },
  assessment_sharing: {
    given: msg`You shared your assessment results with your mentors.`,
    withdrawn: msg`You stopped sharing your assessment results with mentors.`,
  },
  text_reminders: {
    given: msg`You turned on session reminders by SMS or WhatsApp.`,
    withdrawn: msg`You turned off session reminders by SMS or WhatsApp.`,
  },
};

const MAIL_TEXTS: Record<OptionalMail, Texts> = {
  feedback: {
    given: msg`You turned on e-mails about new feedback.`,
    withdrawn: msg`You turned off e-mails about new feedback.`,
  },
  jobs: {
    given: msg`You turned on e-mails about new jobs.`,
    withdrawn: msg`You turned off e-mails about new jobs.`,
  },
};
const ANY_MAIL: Texts = {
  given: msg`You turned on e-mails.`,
  withdrawn: msg`You turned off e-mails.`,
};

function textOf({ kind, mail, granted }: ConsentRecord): MessageDescriptor {
  const texts = kind !== 'mail' ? TEXTS[kind] : mail ? MAIL_TEXTS[mail] : ANY_MAIL;
  return granted ? texts.given : texts.withdrawn;
}

/** The consents that the user gave or withdrew, newest first. */
export function ConsentList({ consents }: { consents: ConsentRecord[] }) {
  const { t } = useLingui();
  const when = useWhen();
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-16 font-medium">
        <Trans>Your consents</Trans>
      </h3>
      {consents.length === 0 && (
        <p className="text-muted">
          <Trans>Nothing yet. Consents you give or withdraw will appear here.</Trans>
        </p>
      )}
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it only while it has the focus
        tabIndex={0}
        aria-label={t`Your consents`}
        className="flex max-h-80 flex-col divide-y divide-line overflow-auto"
      >
        {consents.map((consent) => (
          <li
            key={`${consent.kind} ${consent.mail} ${consent.at}`}
            className="flex flex-wrap justify-between gap-x-4 py-2"
          >
            <span>{t(textOf(consent))}</span>
            <span className="text-14 text-muted">
              <time dateTime={consent.at}>
                {when.date(consent.at)}, {when.time(consent.at)}
              </time>
              {consent.textVersion && <Trans> · version of {when.date(consent.textVersion)}</Trans>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
