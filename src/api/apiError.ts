import type { FailedRequest } from '#src/lib/failedRequest.ts';

/** What a failed call leaves (ERROR-1). */
export interface ApiError {
  /** 'NETWORK' when no answer came. */
  readonly status: number | 'NETWORK';
  /** What the server said, in Spanish; absent when it said nothing readable. */
  readonly serverMessage?: string;
  /** Absent where no answer came, and where the server names no requests. */
  readonly failedRequest?: FailedRequest;
  /** The transport's own text, for logs: a screen shows {@link errorText}. */
  readonly message: string;
}

/** A failure with the transport's own text (ERROR-1). */
export function apiError(
  status: ApiError['status'],
  more: Pick<ApiError, 'serverMessage' | 'failedRequest'> = {},
): ApiError {
  return { status, message: `API request failed with status ${status}`, ...more };
}

/**
 * The text of a failure where the specification says 'X or Y': the server's message, else Y.
 *
 * @param error what a query or mutation hook holds, or what `unwrap()` threw
 * @param fallback the specification's own text
 */
export function errorText(error: unknown, fallback: string): string {
  return partsOf(error).serverMessage ?? fallback;
}

/**
 * The text of a failure that the specification fixes: it always shows, then the server's reason.
 *
 * @param text the specification's own text, a whole sentence
 */
export function textWithReason(error: unknown, text: string): string {
  const { serverMessage } = partsOf(error);
  return serverMessage === undefined ? text : `${text} ${serverMessage}`;
}

/** What the server said of a failure, null when it said nothing, and which request it was. */
export function failureOf(error: unknown): {
  message: string | null;
  failedRequest: FailedRequest | undefined;
} {
  const { serverMessage = null, failedRequest } = partsOf(error);
  return { message: serverMessage, failedRequest };
}

/** Which request failed; undefined where nothing names it. */
export function failedRequestOf(error: unknown): FailedRequest | undefined {
  return partsOf(error).failedRequest;
}

/**
 * What became of a form's request, for `useSubmission`.
 *
 * @param message what is shown of a failure
 */
export function outcomeOf(error: unknown, message: string) {
  if (error === undefined) return { ok: true } as const;
  return { ok: false, message, failedRequest: failedRequestOf(error) } as const;
}

/** What is thrown may be anything: a lost chunk of the program as well as an `ApiError`. */
function partsOf(error: unknown): Partial<ApiError> {
  return error ?? {};
}

/** Reads the message from an error's body: `message`, else `error`, else `error.message` (ERROR-1). */
export function messageIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { message, error } = body as { message?: unknown; error?: unknown };
  const nested = typeof error === 'object' && error !== null && 'message' in error && error.message;
  return [message, error, nested].find((text) => typeof text === 'string' && text !== '') as
    string | undefined;
}
