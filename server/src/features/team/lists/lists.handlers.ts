import type { AppDeps } from '../../../deps.ts';
import { listHandlers } from '../../../lists/listHandlers.ts';
import { STUDENT_COLUMNS, studentList } from '../../learners/team/students.list.ts';
import { PAYMENT_COLUMNS, paymentList } from '../../payments/team/payments.list.ts';
import type { HqHandlers } from '../hq.policy.ts';
import { AUDIT_COLUMNS, auditList } from './audit.list.ts';

type ListHandlers = Pick<
  HqHandlers,
  'getHqStudents' | 'exportHqStudents' | 'getHqPayments' | 'exportHqPayments' | 'getHqAudit' | 'exportHqAudit'
>;

/** The team's lists that belong to no other feature. */
export function hqListHandlers(deps: AppDeps): ListHandlers {
  const { database } = deps;
  const students = listHandlers(deps, studentList(database), { name: 'learners', columns: STUDENT_COLUMNS });
  const payments = listHandlers(deps, paymentList, { name: 'payments', columns: PAYMENT_COLUMNS });
  const audit = listHandlers(deps, auditList(database), { name: 'audit', columns: AUDIT_COLUMNS });
  return {
    getHqStudents: students.page,
    exportHqStudents: students.exported,
    getHqPayments: payments.page,
    exportHqPayments: payments.exported,
    getHqAudit: audit.page,
    exportHqAudit: audit.exported,
  };
}
