import { Types } from 'mongoose';
import { expect, test } from 'vitest';
import type { PersonalData } from '../privacy/dataRule.ts';
import { type LoginDocument, logins } from './login.model.ts';

test('the export of a login from before notifications says that they are off', () => {
  const { show } = logins.data as PersonalData<LoginDocument>;
  const person = { _id: new Types.ObjectId(), Name: 'Asha Rao', Email: 'asha@people.example' };
  const old = { _id: new Types.ObjectId(), userId: person._id, browser: 'Firefox' };
  expect(show(old as never, person as never)).toMatchObject({ notifications: false });
});
