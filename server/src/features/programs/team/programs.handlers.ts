import type { ProgramDetails } from '@preproom/models/contract/programs/products';
import type { AuditAction } from '@preproom/models/contract/team/auditActions';
import type { ProductDocument } from '@preproom/models/db/programs/product.model';
import type { AppDeps } from '../../../deps.ts';
import { listHandlers } from '../../../lists/listHandlers.ts';
import { changeProgram } from '../catalogue.ts';
import type { ProductHandlers } from '../product.policy.ts';
import { programHistory } from './programHistory.ts';
import { PROGRAM_COLUMNS, programList } from './programs.list.ts';

interface Change {
  actor: { userId: string };
  params: { course_id: string };
  seen: Partial<ProductDocument>;
  to: Partial<ProgramDetails>;
  action?: AuditAction;
}

/** What the team does with programs in the browser. */
export function hqProgramHandlers(deps: AppDeps): Omit<ProductHandlers, 'getProducts'> {
  const { database } = deps;
  const programs = listHandlers(deps, programList(database), { name: 'programs', columns: PROGRAM_COLUMNS });
  const change = async ({ actor, params, ...change }: Change) => {
    const { undo } = await changeProgram(
      deps,
      { _id: params.course_id },
      { actorId: actor.userId, ...change },
    );
    return { undo };
  };
  return {
    getHqPrograms: programs.page,
    exportHqPrograms: programs.exported,
    getProgramHistory: async ({ params: { course_id } }) => ({
      data: await programHistory(database, course_id),
    }),
    setProgramPrice: ({ actor, params, body: { price, seen, to } }) =>
      change({ actor, params, seen: { [price]: seen }, to: { [price]: to }, action: 'program:price' }),
    renameProgram: ({ actor, params, body: { seen, to } }) =>
      change({ actor, params, seen: { product_name: seen }, to: { product_name: to } }),
    setProgramRounds: ({ actor, params, body: { seen, to } }) =>
      change({ actor, params, seen: { sessionIncludes: seen }, to: { sessionIncludes: to } }),
    async openEnrolment({ actor, params, body: { product_name } }) {
      const seen = { activate: false, product_name };
      await change({ actor, params, seen, to: { activate: true }, action: 'program:open' });
      return { isOpen: true };
    },
    async closeEnrolment({ actor, params }) {
      await change({
        actor,
        params,
        seen: { activate: true },
        to: { activate: false },
        action: 'program:close',
      });
      return { isOpen: false };
    },
  };
}
