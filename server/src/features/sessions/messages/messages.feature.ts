import type { Feature } from '../../../feature.ts';
import { unreadMessagesMail } from '../mails/unreadMessages.mail.ts';
import { messageHandlers } from './messages.handlers.ts';
import { messagePolicies } from './messages.policy.ts';
import { mailUnread } from './unreadMail.ts';

/** What the two people of a session write to each other outside of the room: messages, and the learner's note. */
export const messages = {
  policies: messagePolicies,
  handlers: messageHandlers,
  mails: { unreadMessages: unreadMessagesMail },
  jobs: (deps) => ({ 'messages:mail': { run: (since) => mailUnread(deps, since), maxAttempts: 20 } }),
} satisfies Feature<typeof messagePolicies>;
