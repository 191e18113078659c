/** Statuses of gateways, overload and Cloudflare: the service is unavailable, it has not refused the request. */
const OUTAGE = new Set([0, 408, 429, 502, 503, 504, 520, 521, 522, 523, 524]);

/** A failed read of role or profile. */
export class ReadFailure extends Error {
  override readonly name = 'ReadFailure';
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** Whether the failure is temporary. The session is kept and can be retried (AUTH-4). */
  readonly isOutage: boolean;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
    this.isOutage = OUTAGE.has(status);
  }
}
