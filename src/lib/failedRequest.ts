/** Identifies a failed request in the server's log, so that people can quote it to support (ERROR-10). */
export interface FailedRequest {
  readonly id: string;
  /** '22 nov 2026, 14:31:07': day and time in Lima. */
  readonly at: string;
}
