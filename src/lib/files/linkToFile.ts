/** Requests a file's short-lived link, as an absolute address; or the message of why there is none. */
export type LinkToFile = (id: string) => Promise<{ url: string } | { message: string }>;
