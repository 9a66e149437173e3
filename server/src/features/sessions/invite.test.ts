import { expect, test } from 'vitest';
import { i18nOf } from '../../i18n/i18nOf.ts';
import { feedOf, inviteOf } from './invite.ts';

const SESSION = {
  roomid: 'room00000001',
  round: 'HR Round 1',
  isFree: false,
  minutes: 45,
  startsAt: new Date('2026-11-26T04:30:00Z'),
  sequence: 1,
  otherName: 'मीरा अय्यर',
  changedAt: new Date('2026-11-25T04:30:00Z'),
} as const;
const setting = { brand: 'PrepRoom', origin: 'https://preproom.example', i18n: i18nOf('en') };
const sender = { name: 'PrepRoom', address: 'mail@preproom.example' };
const recipient = { name: 'Asha Rao', address: 'asha@people.example' };

// RFC 5545: strict readers drop a last line without CRLF.
test.each([
  ['an invitation', inviteOf('REQUEST', SESSION, recipient, { ...setting, sender }).content],
  ['a cancellation', inviteOf('CANCEL', SESSION, recipient, { ...setting, sender }).content],
  ['a feed', feedOf([SESSION, SESSION], setting)],
  ['an empty feed', feedOf([], setting)],
])('each line of %s ends with CRLF, the last one too', (_, text) => {
  expect(text).toMatch(/^([^\r\n]+\r\n)+$/);
  expect(text).toMatch(/END:VCALENDAR\r\n$/);
});
