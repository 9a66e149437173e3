import type { Undoable } from '@preproom/models/contract/team/undo';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { TEAM_KEY } from '../../../lib/list/teamKeys.ts';
import { offerUndo } from '../../../lib/list/undoOffer.ts';

/** Makes a change of a program and offers to undo it. Fetches the list again, also after a failure: a teammate may have been first. */
export function useProgramChange(onDone: () => void) {
  const client = useQueryClient();
  // `isPending` is shown a moment after the click: too late for the second half of a double click.
  const isSending = useRef(false);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (change: () => Promise<Partial<Undoable>>) => change(),
    onSettled: () => {
      isSending.current = false;
      return client.invalidateQueries({ queryKey: TEAM_KEY });
    },
    onSuccess: ({ undo }) => {
      if (undo) offerUndo(undo);
      onDone();
    },
  });
  return {
    isPending,
    isSuccess,
    error,
    change(make: () => Promise<Partial<Undoable>>): void {
      if (isSending.current) return;
      isSending.current = true;
      mutate(make);
    },
  };
}
