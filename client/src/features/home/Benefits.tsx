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
import { Section } from '../../ui/Section.tsx';

interface Benefit {
  Icon: LucideIcon;
  title: MessageDescriptor;
  text: MessageDescriptor;
}

const BENEFITS: readonly Benefit[] = [
  {
    Icon: UserRound,
    title: msg`One person, for you alone`,
    text: msg`A mentor who works in your field asks, listens and asks again. Nobody else is in the room.`,
  },
  {
    Icon: ListOrdered,
    title: msg`One round at a time`,
    text: msg`HR and technical rounds, each a session of its own, so that you know what you have practised.`,
  },
  {
    Icon: MessagesSquare,
    title: msg`Feedback you can act on`,
    text: msg`Twenty criteria, and two comments in your mentor’s own words, in a report that you can print.`,
  },
  {
    Icon: MonitorSmartphone,
    title: msg`Nothing to install`,
    text: msg`A browser on a laptop or a phone is enough. The lobby checks camera, microphone and line before you go in.`,
  },
  {
    Icon: Lock,
    title: msg`Your face stays with you`,
    text: msg`Expression reading is off until you agree. It runs on your device, and you can delete its numbers at any time.`,
  },
  {
    Icon: ShieldCheck,
    title: msg`A way out that works`,
    text: msg`Report or block somebody from inside the room. You can end the interview with it, and whom you block you do not meet again.`,
  },
];

/** Six cells with hairlines between them. */
export function Benefits() {
  const { t } = useLingui();
  return (
    <Section title={<Trans>What you get out of it</Trans>}>
      <ul className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-12">
        {BENEFITS.map(({ Icon, title, text }) => (
          <li key={title.id} className="flex flex-col gap-2 border-t border-line pt-6">
            <Icon aria-hidden strokeWidth={1.5} className="size-7 text-peacock" />
            <h3 className="text-20">{t(title)}</h3>
            <p className="text-muted">{t(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
