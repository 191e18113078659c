import { failedRequestOf } from '#src/lib/failedRequest.ts';
import type { FailedRequest, Failure } from '#src/lib/failedRequest.ts';

/** The error of a failed call (ERROR-1). */
export interface ApiError {
  /** 'NETWORK' when there was no response. */
  readonly status: number | 'NETWORK';
  /** The server's message in Spanish; absent when the response had none. */
  readonly serverMessage?: string;
  /** Of a save that was held back: what contested fields are by now (`useRowDraft`). */
  readonly now?: Readonly<Record<string, string | number>>;
  /** Absent when there was no response, or the server sends no request ids. */
  readonly failedRequest?: FailedRequest;
  /** For logs; people see {@link errorText}. */
  readonly message: string;
}

/** Makes an {@link ApiError} with its log message (ERROR-1). */
export function apiError(
  status: ApiError['status'],
  more: Omit<ApiError, 'status' | 'message'> = {},
): ApiError {
  return { status, message: `API request failed with status ${status}`, ...more };
}

/**
 * The text of an error: the server's message, or the fallback.
 *
 * @param error the error of a query or mutation hook, or what `unwrap()` threw
 * @param fallback the specified text
 */
export function errorText(error: unknown, fallback: string): string {
  return partsOf(error).serverMessage ?? fallback;
}

/**
 * The text of an error whose first sentence is specified; the server's message, if any, follows it.
 *
 * @param text the specified sentence
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

/** The HTTP status of an error, undefined if there was no response or no error. */
export function statusOf(error: unknown): number | undefined {
  const { status } = partsOf(error);
  return status === 'NETWORK' ? undefined : status;
}

/** Whether a read object does not exist, or is not for this person: 400 answers an id that no object can have. */
export function isNoSuch(error: unknown): boolean {
  return [400, 404].includes(statusOf(error) ?? 0);
}

/**
 * The outcome of a form's request, for `useSubmission`.
 *
 * @param message the text for a failure
 */
export function outcomeOf(error: unknown, message: string) {
  if (error === undefined) return { ok: true } as const;
  return { ok: false, message, failedRequest: failedRequestOf(error) } as const;
}

/** An error as shown to people; null without one. @param fallback the text where the server gave none */
export function shownFailure(error: unknown, fallback: string): Failure | null {
  if (error === undefined) return null;
  return { message: errorText(error, fallback), failedRequest: failedRequestOf(error) };
}

/** Errors may be anything, for example a failed chunk import instead of an `ApiError`. */
function partsOf(error: unknown): Partial<ApiError> {
  return error ?? {};
}

/** Reads the message from an error's body: `message`, else `error`, else `error.message` (ERROR-1). */
export function messageIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { message, error } = body as { message?: unknown; error?: unknown };
  const nested = typeof error === 'object' && error !== null && 'message' in error && error.message;
  return [message, error, nested].find((text) => typeof text === 'string' && text !== '') as
    | string
    | undefined;
}
