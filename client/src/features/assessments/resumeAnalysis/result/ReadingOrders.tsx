import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { READING_ORDERS, type ReadingOrder } from '../../../../resume/layout/line.ts';
import type { Resume } from '../../../../resume/parseResume.ts';
import { Fold } from '../Fold.tsx';

const ORDER_TEXTS: Record<ReadingOrder, { name: MessageDescriptor; what: MessageDescriptor }> = {
  stored: { name: msg`File order`, what: msg`What you get when you copy all the text out of the file.` },
  across: { name: msg`Line by line`, what: msg`Straight across the page, as if it had no columns.` },
  columns: { name: msg`By column`, what: msg`One column after the other, the way people read.` },
};

/** The text in three reading orders. */
export function ReadingOrders({ resume }: { resume: Resume }) {
  const { t } = useLingui();
  return (
    <Fold
      level={2}
      title={<Trans>What an ATS sees</Trans>}
      summary={
        <Trans>
          Systems read a page in different ways. If these three don’t match, some employers may get your text
          in the wrong order.
        </Trans>
      }
    >
      <Tabs defaultSelectedKey="stored" className="flex min-w-0 flex-col gap-3 pt-1 pb-4">
        <TabList aria-label={t`Reading orders`} className="flex border-b border-line">
          {READING_ORDERS.map((order) => (
            <Tab
              key={order}
              id={order}
              className="flex min-h-11 flex-1 cursor-pointer items-center justify-center border-b-2 border-transparent px-1 text-center text-14 text-muted outline-none data-[focus-visible]:outline-2 data-[focus-visible]:-outline-offset-2 data-[focus-visible]:outline-peacock data-[selected]:border-peacock data-[selected]:text-ink"
            >
              {t(ORDER_TEXTS[order].name)}
            </Tab>
          ))}
        </TabList>
        {READING_ORDERS.map((order) => (
          <TabPanel
            key={order}
            id={order}
            className="flex flex-col gap-3 outline-none data-[focus-visible]:outline-2 data-[focus-visible]:outline-offset-2 data-[focus-visible]:outline-peacock"
          >
            <p className="text-14 text-muted">{t(ORDER_TEXTS[order].what)}</p>
            <pre dir="auto" className="font-sans text-14 whitespace-pre-wrap wrap-anywhere">
              {resume.orders[order].join('\n')}
            </pre>
          </TabPanel>
        ))}
      </Tabs>
    </Fold>
  );
}
