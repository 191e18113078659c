import { expect, type APIRequestContext } from '@playwright/test';

/** A mail from `/dev/mailbox.json`. */
export interface Mail {
  id: string;
  kind: string;
  to: string;
  subject: string;
  text: string;
  links: string[];
  /** Names of the attachments, at `/dev/mailbox/<id>/files/<name>`. */
  files: string[];
}

/** The mails to an address so far, newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const mails = (await (await request.get('/dev/mailbox.json')).json()) as Mail[];
  return mails.filter(({ to }) => to === email);
}

/** The newest mail to an address, once the expected number has arrived. */
export async function newestMail(
  request: APIRequestContext,
  email: string,
  count = 1,
): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(count);
  const [newest] = await mailsTo(request, email);
  if (!newest) throw new Error(`No mail to ${email}`);
  return newest;
}

/** The link in the newest mail to an address; see {@link newestMail}. */
export async function newestLink(
  request: APIRequestContext,
  email: string,
  count = 1,
): Promise<string> {
  const { links, text } = await newestMail(request, email, count);
  const link = links.find((address) => address.includes('token_hash='));
  if (!link) throw new Error(`No link in:\n${text}`);
  return link;
}
