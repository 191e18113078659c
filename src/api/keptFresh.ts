/** Two people on one row see each other's change within 5 s: this, and the time an answer takes. */
const POLLING = 4_000;

/** How a read that several people work on is kept up to date while its page is in view. */
export const keptFresh = {
  pollingInterval: POLLING,
  skipPollingIfUnfocused: true,
  refetchOnFocus: true,
  refetchOnReconnect: true,
  // Rows of a former visit are shown, and asked for again.
  refetchOnMountOrArgChange: POLLING / 1000,
} as const;
