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
    text: msg`A mentor from your field asks, listens and follows up.`,
  },
  {
    Icon: ListOrdered,
    title: msg`One round at a time`,
    text: msg`HR and technical rounds each get their own session, so you know what you’ve practised.`,
  },
  {
    Icon: MessagesSquare,
    title: msg`Feedback you can act on`,
    text: msg`20 criteria, with comments in your mentor’s own words, in a report you can print.`,
  },
  {
    Icon: MonitorSmartphone,
    title: msg`Nothing to install`,
    text: msg`All you need is a browser on your laptop or phone. We check your camera, microphone and connection before you join.`,
  },
  {
    Icon: Lock,
    title: msg`Your face, your choice`,
    text: msg`Expression reading is off until you agree. It runs on your device, and you can delete the results anytime.`,
  },
  {
    Icon: ShieldCheck,
    title: msg`Safety built in`,
    text: msg`Report or block someone without leaving the room. You can end the interview right away, and you won’t be matched with anyone you block.`,
  },
];

/** Six cells with one-pixel lines between them. */
export function Benefits() {
  const { t } = useLingui();
  return (
    <Section title={<Trans>What you get</Trans>}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:gap-x-12 sm:gap-y-8 lg:grid-cols-3 lg:gap-y-12">
        {BENEFITS.map(({ Icon, title, text }) => (
          <li
            key={title.id}
            className="flex min-w-0 flex-col gap-1 border-t border-line pt-4 sm:gap-2 sm:pt-6"
          >
            <Icon aria-hidden strokeWidth={1.5} className="size-6 text-peacock sm:size-7" />
            <h3 className="text-16 wrap-anywhere sm:text-20">{t(title)}</h3>
            <p className="text-14 wrap-anywhere text-muted sm:text-16">{t(text)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
