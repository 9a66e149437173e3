/** For lists that fall back to empty when they cannot be loaded: they ask again by themselves, and nobody is alarmed. */
export const QUIET_RETRY = {
  refetchInterval: ({ state }: { state: { status: string } }) => (state.status === 'error' ? 30_000 : false),
} as const;
