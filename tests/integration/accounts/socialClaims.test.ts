import { PersonName } from '@preproom/models/contract/accounts/accounts';
import { Email } from '@preproom/models/contract/accounts/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PeerPerson } from '../../support/peers/oidcPeer.ts';
import { newPerson, type SocialStack, startSocialStack } from '../../support/peers/socialStack.ts';

let social: SocialStack;

beforeAll(async () => {
  social = await startSocialStack();
});
afterAll(() => social.stop());

/** A newcomer of whom the provider says this. */
async function arrive(claims: Partial<PeerPerson>) {
  const peer = social.peers.standard;
  newPerson(peer);
  peer.person = { ...peer.person, ...claims };
  return { sub: peer.person.sub, ...(await social.browser().logInWith(peer)) };
}

describe('the name of a new account is one that could have been typed at sign-up', () => {
  test.each([
    ['NUL and a line break', 'Asha\u0000 Rao\r\nBcc: all', 'Asha Rao Bcc: all'],
    ['a direction override', 'Asha \u202eoaR', 'Asha oaR'],
    ['an element', '<b>Asha</b> Rao', 'bAsha/b Rao'],
    ['more than a line holds', 'a'.repeat(50_000), 'a'.repeat(100)],
    ['a hundred emoji of two units', '😀'.repeat(100), '😀'.repeat(50)],
    ['only what cannot be seen', '\u3164\u202e\u0000', null],
    ['marks stacked on a letter', `Z${'\u0301'.repeat(60)}`, null],
    ['nothing', '', null],
  ])('%s', async (_, name, expected) => {
    const { status, body, sub } = await arrive({ name });
    expect(status).toBe(200);
    expect(body.data.user.Name).toBe(expected ?? sub);
    expect(PersonName.safeParse(body.data.user.Name).data).toBe(body.data.user.Name);
  });
});

describe('an address that nobody could log in or be written to with makes no account', () => {
  test.each([
    ['no address', 'asha'],
    ['a second line', 'asha@a.example\r\nBcc: all@b.example'],
    ['NUL', 'asha\u0000@a.example'],
    ['too long', `${'a'.repeat(250)}@a.example`],
  ])('%s', async (_, email) => {
    const { status, body, sub } = await arrive({ email });
    expect([status, body.code]).toEqual([403, 'email_not_verified']);
    expect(await social.stack.database.users.countDocuments({ 'identities.key': `standard:${sub}` })).toBe(0);
    expect(Email.safeParse(email).success).toBe(false);
  });
});
