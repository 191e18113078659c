/** Identifies a failed request in the server's log, so that people can quote it to support (ERROR-10). */
export interface FailedRequest {
  readonly id: string;
  /** '22 nov 2026, 14:31:07': day and time in Lima. */
  readonly at: string;
}

/** An error as shown to people. */
export interface Failure {
  message: string;
  failedRequest?: FailedRequest | undefined;
}

/** The request that failed; undefined when it has no id. Errors may be anything, also a failed chunk import. */
export function failedRequestOf(error: unknown): FailedRequest | undefined {
  return (error as { failedRequest?: FailedRequest } | null | undefined)?.failedRequest;
}
