import { createLimiters } from '@preproom/models/runtime/limits';
import { describe, expect, test } from 'vitest';
import { createLogInLimits } from './logInLimits.ts';

describe('log-in limits', () => {
  test('a whole college behind one address can log in', async () => {
    const limits = createLogInLimits(createLimiters(null));
    for (let person = 0; person < 300; person++) {
      const account = `${person}@preproom.example`;
      await limits.take('192.0.2.1', account);
      await limits.forget('192.0.2.1', account);
    }
    await expect(limits.take('192.0.2.1', 'late@preproom.example')).resolves.toBeUndefined();
  });

  test('log-ins of one’s own do not make room for more guesses at others', async () => {
    const limits = createLogInLimits(createLimiters(null));
    const guessing = async () => {
      for (let guess = 0; guess <= 50; guess++) {
        await limits.take('192.0.2.1', `victim${guess}@preproom.example`);
        await limits.take('192.0.2.1', 'own@preproom.example');
        await limits.forget('192.0.2.1', 'own@preproom.example');
      }
    };
    await expect(guessing()).rejects.toMatchObject({ code: 'too_many_requests' });
  });

  test('somebody who keeps trying one account is refused alone, and not everybody behind the address', async () => {
    const limits = createLogInLimits(createLimiters(null));
    const tries = Array.from({ length: 300 }, () => limits.take('192.0.2.1', 'stuck@preproom.example'));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    await expect(limits.take('192.0.2.1', 'other@preproom.example')).resolves.toBeUndefined();
  });

  test('right passwords of one account come to an end, too: each costs the processor much', async () => {
    const limits = createLogInLimits(createLimiters(null));
    const logIn = async () => {
      await limits.take('192.0.2.1', 'own@preproom.example');
      await limits.forget('192.0.2.1', 'own@preproom.example');
    };
    for (let i = 0; i < 200; i++) await logIn();
    await expect(logIn()).rejects.toMatchObject({ code: 'too_many_requests' });
  });
});
