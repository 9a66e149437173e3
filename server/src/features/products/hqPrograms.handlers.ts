import type { AppDeps } from '../../deps.ts';
import { changeProgram } from './catalogue.ts';
import type { ProductHandlers } from './product.policy.ts';

/** What the team does with programs in the browser. */
export function hqProgramHandlers(deps: AppDeps): Omit<ProductHandlers, 'getProducts'> {
  return {
    async setProgramPrice({ actor, params: { course_id }, body: { price, seen, to } }) {
      const { undo } = await changeProgram(
        deps,
        { _id: course_id },
        { actorId: actor.userId, seen: { [price]: seen }, to: { [price]: to }, action: 'program:price' },
      );
      return { undo };
    },
  };
}
