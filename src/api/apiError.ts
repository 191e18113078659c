/** What a failed call leaves (ERROR-1). */
export interface ApiError {
  /** 'NETWORK' when no answer came. */
  readonly status: number | 'NETWORK';
  /** What the server said, in Spanish; absent when it said nothing readable. */
  readonly serverMessage?: string;
  /** The transport's own text, for logs: a screen shows {@link errorText}. */
  readonly message: string;
}

/** A failure with the transport's own text (ERROR-1). */
export function apiError(status: ApiError['status'], serverMessage?: string): ApiError {
  const message = `API request failed with status ${status}`;
  return serverMessage === undefined ? { status, message } : { status, message, serverMessage };
}

/**
 * The text of a failure where the specification says 'X or Y': the server's message, else Y.
 *
 * @param error what a query or mutation hook holds, or what `unwrap()` threw
 * @param fallback the specification's own text
 */
export function errorText(error: unknown, fallback: string): string {
  return serverMessageOf(error) ?? fallback;
}

/**
 * The text of a failure that the specification fixes: it always shows, then the server's reason.
 *
 * @param text the specification's own text, a whole sentence
 */
export function textWithReason(error: unknown, text: string): string {
  const reason = serverMessageOf(error);
  return reason === null ? text : `${text} ${reason}`;
}

/** What the server said of a failure; null when it said nothing. */
export function serverMessageOf(error: unknown): string | null {
  const said =
    typeof error === 'object' && error !== null && 'serverMessage' in error
      ? error.serverMessage
      : undefined;
  return typeof said === 'string' && said !== '' ? said : null;
}

/** Reads the message from an error's body: `message`, else `error`, else `error.message` (ERROR-1). */
export function messageIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { message, error } = body as { message?: unknown; error?: unknown };
  const nested = typeof error === 'object' && error !== null && 'message' in error && error.message;
  return [message, error, nested].find((text) => typeof text === 'string' && text !== '') as
    string | undefined;
}
