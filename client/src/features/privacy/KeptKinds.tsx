import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { isLanguage } from '@preproom/models/contract/http/language';
import { DATA_KINDS, KEPT_DATA } from '@preproom/models/contract/privacy/keptData';
import type { KeptData } from '@preproom/models/contract/privacy/keptDataWords';
import { Accordion, AccordionItem } from '../../ui/Accordion.tsx';

/** Every kind of stored data and its retention period. */
export function KeptKinds() {
  const { t, i18n } = useLingui();
  const language = isLanguage(i18n.locale) ? i18n.locale : 'en';
  return (
    <Accordion>
      <AccordionItem title={<Trans>What we keep and how long</Trans>}>
        <dl className="flex flex-col gap-4">
          {DATA_KINDS.map((kind) => {
            const { name, what, kept }: KeptData = KEPT_DATA[kind];
            const days = kept === 'account' ? 0 : kept.days;
            return (
              <div key={kind}>
                <dt className="font-medium text-ink">{name[language]}</dt>
                <dd>{what[language]}</dd>
                <dd className="text-14">
                  {kept === 'account'
                    ? t`Kept as long as you have an account.`
                    : t`Kept for up to ${plural(days, { one: '# day', other: '# days' })}.`}
                </dd>
              </div>
            );
          })}
        </dl>
      </AccordionItem>
    </Accordion>
  );
}
