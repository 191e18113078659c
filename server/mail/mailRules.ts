/** A mail to enqueue. */
export interface Mail {
  /** The row's id (uuid) and the left part of the Message-ID; the database chooses one if absent. */
  id?: string;
  /** Ids of the mails of its thread before it, oldest first: it answers the last one. */
  earlier?: readonly string[];
  /** The template's name: `confirmation`, `recovery`… */
  kind: string;
  /** One bare address. People's names are untrusted text and stay out of the header. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Only `List-…` and `X-…`; the transport writes the others. */
  headers?: Record<string, string>;
  /** One bare address. */
  replyTo?: string;
  attachments?: readonly Attachment[];
}

export interface Attachment {
  filename: string;
  /** Without parameters. */
  contentType: string;
  content: Buffer;
}

/** A mail with unsafe headers or attachments. Names the part, never its value. */
class UnsafeMailError extends Error {
  override name = 'UnsafeMailError';

  constructor(part: string) {
    super(`mail refused: ${part}`);
  }
}

/** RFC 5321, 4.5.3.1.3 allows 256, including angle brackets. */
const LONGEST_ADDRESS = 254;

/** One address without comments, quotes or lists. Control characters count as space. */
const ADDRESS = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u;
const HEADER_NAME = /^(List|X)-[A-Za-z-]+$/;
/** The transport encodes what is not ASCII (RFC 2231). */
const FILENAME = /^[^\p{Cc}\p{Cs}/\\]{1,120}$/u;
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/;
const CONTROL = /\p{Cc}/u;

/**
 * Refuses header injection (RFC 5322, 2.2: a line break starts a new header) and multiple
 * recipients.
 *
 * @throws UnsafeMailError
 */
export function requireSafeMail({
  to,
  replyTo,
  subject,
  headers = {},
  attachments = [],
}: Mail): void {
  if (!isAddress(to)) throw new UnsafeMailError('recipient');
  if (replyTo !== undefined && !isAddress(replyTo)) throw new UnsafeMailError('reply address');
  if (CONTROL.test(subject)) throw new UnsafeMailError('subject');
  for (const [name, value] of Object.entries(headers)) {
    if (!HEADER_NAME.test(name) || CONTROL.test(value)) throw new UnsafeMailError('header');
  }
  for (const { filename, contentType } of attachments) {
    if (!FILENAME.test(filename) || !MEDIA_TYPE.test(contentType)) {
      throw new UnsafeMailError('attachment');
    }
  }
}

/** Whether the text is exactly one bare address. */
export function isAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && ADDRESS.test(text);
}
