import { AUDIT_ACTIONS } from '@preproom/models/contract/team/auditActions';
import { type AuditRow, getHqAudit } from '@preproom/models/contract/team/auditLog';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeNetwork } from '../../../lib/testing/fakeNetwork.ts';
import { renderPage } from '../../../lib/testing/renderPage.tsx';
import { AuditPage } from './AuditPage.tsx';

afterEach(cleanup);

const ID = '0000000000000000000000d1';

const STATES: [before: string | null, after: string | null][] = [
  [null, null],
  [null, '{"viewed":"profile"}'],
  ['{}', '{"amounts":{}}'],
  ['"open"', '0'],
  ['[]', 'null'],
];

describe('an entry of the audit log', () => {
  it.each(AUDIT_ACTIONS.map((action, i) => [action, STATES[i % STATES.length] ?? [null, null]] as const))(
    'of the kind %s opens, whatever it says',
    async (action, [before, after]) => {
      const entry = { _id: ID, at: '2026-11-20T13:00:00.000Z', actor: null, action, targetId: ID };
      const row: AuditRow = { ...entry, before, after };
      fakeNetwork().answer(getHqAudit, { data: [row], previous: null, next: null });
      renderPage(<AuditPage />, { at: `/hq/admin/audit?open=${ID}` });
      await screen.findByText(`About ${ID}`);
      expect(screen.queryByRole('heading', { name: 'Before' }) !== null).toBe(before !== null);
      expect(screen.queryByRole('heading', { name: 'After' }) !== null).toBe(after !== null);
    },
  );
});
