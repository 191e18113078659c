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

/** The link that signs in or confirms, in the newest mail with one to an address, once the expected number has arrived. */
export async function newestLink(
  request: APIRequestContext,
  email: string,
  count = 1,
): Promise<string> {
  const links = async () =>
    (await mailsTo(request, email)).flatMap((mail) =>
      mail.links.filter((address) => address.includes('token_hash=')).slice(0, 1),
    );
  await expect.poll(async () => (await links()).length).toBe(count);
  const [newest] = await links();
  if (newest === undefined) throw new Error(`No link to ${email}`);
  return newest;
}
