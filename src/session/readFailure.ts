/** Gateway, overload and Cloudflare's statuses: the service is out of reach, it has not refused. */
const OUTAGE = new Set([0, 408, 429, 502, 503, 504, 520, 521, 522, 523, 524]);

/** A failed read of role or profile. */
export class ReadFailure extends Error {
  override readonly name = 'ReadFailure';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Whether a failure says nothing about the session, so that it stays and can be tried again (AUTH-4). */
export function isOutage(error: unknown): boolean {
  return error instanceof ReadFailure && OUTAGE.has(error.status);
}

/** Whether the provider did not accept the token: it may have expired by the provider's clock. */
export function isRefusedToken(error: unknown): boolean {
  return error instanceof ReadFailure && error.status === 401;
}
