/** Query options for lists that fall back to empty: they retry in the background and show no error. */
export const QUIET_RETRY = {
  refetchInterval: ({ state }: { state: { status: string } }) => (state.status === 'error' ? 30_000 : false),
} as const;
