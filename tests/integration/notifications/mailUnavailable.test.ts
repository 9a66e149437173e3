import { sendOtp } from '@preproom/models/contract/accounts/codes';
import { expect, test } from 'vitest';
import { MailServer } from '../../support/peers/smtpServer.ts';
import { startStack } from '../../support/stack/startStack.ts';

test('no code is promised while the mail server is out of reach; it can be asked for as soon as it is back', async () => {
  const server = await MailServer.start();
  const stack = await startStack({ SMTP_URL: server.url });
  const email = 'new.person@people.example';
  const ask = () => stack.visitor().call(sendOtp, { body: { email, purpose: 'signup' } });
  await stack.checks.look();
  await server.goAway();
  await stack.checks.look();
  const refused = await ask();
  expect([refused.status, refused.body]).toMatchObject([
    503,
    { code: 'mail_unavailable', message: 'We can’t send e-mails right now. Try again in a few minutes.' },
  ]);
  expect(await stack.database.mails.countDocuments({ to: email })).toBe(0);

  await server.comeBack();
  await stack.checks.look();
  expect((await ask()).status).toBe(200);
  await stack.jobs.settled();
  expect(server.to(email)).toHaveLength(1);
  await stack.stop();
  await server.goAway();
});
