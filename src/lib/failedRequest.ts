/** What the server's log has a failed request under (ERROR-10): a person may quote it. */
export interface FailedRequest {
  readonly id: string;
  /** '22 nov 2026, 14:31:07': day and time in Lima. */
  readonly at: string;
}
