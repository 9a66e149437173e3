import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  ListOrdered,
  Lock,
  type LucideIcon,
  MessagesSquare,
  MonitorSmartphone,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import { Section } from '../../../ui/Section.tsx';

interface Benefit {
  Icon: LucideIcon;
  title: MessageDescriptor;
  text: MessageDescriptor;
}

const BENEFITS: readonly Benefit[] = [
  {
    Icon: UserRound,
    title: msg`Just you and your mentor`,
    text: msg`A mentor from your field. No one else in the room.`,
  },
  {
    Icon: ListOrdered,
    title: msg`One round at a time`,
    text: msg`HR and technical rounds, each in its own session.`,
  },
  {
    Icon: MessagesSquare,
    title: msg`Feedback you can act on`,
    text: msg`Comments in your mentor’s own words. Print them if you like.`,
  },
  {
    Icon: MonitorSmartphone,
    title: msg`Nothing to install`,
    text: msg`A browser on your laptop or phone is enough.`,
  },
  {
    Icon: Lock,
    title: msg`Your face, your choice`,
    text: msg`Expression reading is off until you agree.`,
  },
  {
    Icon: ShieldCheck,
    title: msg`Safety built in`,
    text: msg`Report, block or leave, right from the room.`,
  },
];

/** Six cells with one-pixel lines between them. */
export function Benefits() {
  const { t } = useLingui();
  return (
    <Section title={<Trans>What you get</Trans>}>
      <ul className="grid gap-x-12 max-sm:divide-y max-sm:divide-line sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-3 lg:gap-y-12">
        {BENEFITS.map(({ Icon, title, text }) => (
          <li
            key={title.id}
            className="grid grid-cols-[auto_1fr] gap-x-4 py-2 sm:flex sm:flex-col sm:gap-2 sm:border-t sm:border-line sm:pt-6 sm:pb-0"
          >
            <Icon aria-hidden strokeWidth={1.5} className="row-span-2 size-6 text-peacock sm:size-7" />
            <h3 className="text-16 sm:text-20">{t(title)}</h3>
            <p className="text-14 text-muted sm:text-16">{t(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
