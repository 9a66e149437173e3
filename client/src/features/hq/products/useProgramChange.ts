import type { Undoable } from '@preproom/models/contract/team/undo';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { offerUndo } from '../../../lib/undoOffer.ts';
import { HQ_KEY } from '../api.ts';

/** Makes a change of a program and offers to undo it. Fetches the list again, also after a failure: a teammate may have been first. */
export function useProgramChange(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: () => Promise<Partial<Undoable>>) => change(),
    onSettled: () => client.invalidateQueries({ queryKey: HQ_KEY }),
    onSuccess: ({ undo }) => {
      if (undo) offerUndo(undo);
      onDone();
    },
  });
}
