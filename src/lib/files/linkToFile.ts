/**
 * Requests a file's short-lived link, as an absolute address; or the message of why there is none.
 *
 * @param isEnded whether the one that is known does not work any more
 */
export type LinkToFile = (
  id: string,
  isEnded?: boolean,
) => Promise<{ url: string } | { message: string }>;
