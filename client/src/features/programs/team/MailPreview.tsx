import { Trans, useLingui } from '@lingui/react/macro';
import { endpointPath, type ResponseOf } from '@preproom/models/contract/http/endpoint';
import type { Language } from '@preproom/models/contract/http/language';
import { type getOpening, previewOpeningMail } from '@preproom/models/contract/programs/team/programs';
import { useId, useState } from 'react';
import { filledPath } from '../../../lib/api.ts';
import { Radio } from '../../../ui/forms/Radio.tsx';

interface MailPreviewProps {
  programId: string;
  mails: ResponseOf<typeof getOpening>['mails'];
}

/** Each language says its own name, as where people choose theirs. */
const NAMES: Record<Language, string> = { en: 'English', hi: 'हिन्दी' };

/** The e-mail to the waitlist in each language, as the server will send it. */
export function MailPreview({ programId, mails }: MailPreviewProps) {
  const { t } = useLingui();
  const name = useId();
  // The language in which most of them will get it.
  const [language, setLanguage] = useState(
    () => mails.reduce((a, b) => (b.waiting > a.waiting ? b : a)).language,
  );
  const shown = mails.find((mail) => mail.language === language);
  const src = filledPath(endpointPath(previewOpeningMail), { course_id: programId, language });
  return (
    <div className="flex flex-col gap-2">
      <fieldset className="flex flex-wrap items-center gap-x-6">
        <legend className="sr-only">
          <Trans>E-mail language</Trans>
        </legend>
        {mails.map((mail) => (
          <Radio
            key={mail.language}
            name={name}
            checked={mail.language === language}
            onChange={() => setLanguage(mail.language)}
          >
            <span lang={mail.language}>{NAMES[mail.language]}</span> ({mail.waiting})
          </Radio>
        ))}
      </fieldset>
      <div className="overflow-hidden rounded-card border border-line">
        <p className="border-line border-b px-4 py-2 text-14 font-medium wrap-anywhere" lang={language}>
          {shown?.subject}
        </p>
        <iframe
          key={language}
          title={t`E-mail preview`}
          src={src}
          sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
          className="block h-80 w-full"
        />
      </div>
    </div>
  );
}
