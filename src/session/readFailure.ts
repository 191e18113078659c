/** Gateway, overload and Cloudflare's statuses: the service is out of reach, it has not refused. */
const OUTAGE = new Set([0, 408, 429, 502, 503, 504, 520, 521, 522, 523, 524]);

/** A failed read of role or profile. */
export class ReadFailure extends Error {
  override readonly name = 'ReadFailure';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** It says nothing about the session, which stays and can be tried again (AUTH-4). */
  readonly isOutage: boolean;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
    this.isOutage = OUTAGE.has(status);
  }
}
