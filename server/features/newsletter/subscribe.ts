import type { Queryable } from '../../db/port.ts';
import { hashSecret, randomSecret } from '../../identity/secrets.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import {
  confirmMail,
  alreadySubscribedMail,
  welcomeMail,
} from '../../mail/templates/newsletter.ts';
import { CONFIRM_DAYS, type NewsletterLinks } from './newsletterLinks.ts';
import {
  countRecentMails,
  confirmSubscription,
  dropUnconfirmed,
  lockSubscription,
  renewLink,
} from './subscriptionsRepository.ts';

/**
 * Subscribes an address. New, unconfirmed, confirmed and unsubscribed ones take the same steps
 * and get a mail, so that neither the answer nor its time reveals which it was (NEWS-4).
 *
 * @param given.mailsAnHour limit after which the address silently gets no further mail
 */
export async function subscribe(
  tx: Queryable,
  given: { email: string; links: NewsletterLinks; mailsAnHour: number },
): Promise<void> {
  const now = new Date();
  const email = given.email.toLowerCase();
  const token = randomSecret();
  const fresh = {
    confirmHash: hashSecret(token),
    confirmUntil: new Date(now.getTime() + CONFIRM_DAYS * 24 * 3600 * 1000),
    unsubscribeToken: randomSecret(),
  };
  const kept = await lockSubscription(tx, email, fresh, now);
  if ((await countRecentMails(tx, email)) < given.mailsAnHour) {
    await renewLink(tx, kept.id, fresh, now);
    const confirm = confirmMail({ to: email, link: given.links.confirm(token) });
    const unsubscribe = given.links.unsubscribe(kept.unsubscribeToken);
    await enqueueMail(
      tx,
      kept.confirmed ? alreadySubscribedMail({ to: email, unsubscribe }) : confirm,
    );
  }
  // Last, so that waiting for a row lock does not block others.
  await dropUnconfirmed(tx, now);
}

/** Confirms a pending subscription and sends the welcome mail, once. */
export async function confirm(tx: Queryable, token: string, links: NewsletterLinks): Promise<void> {
  const confirmed = await confirmSubscription(tx, hashSecret(token), new Date());
  if (!confirmed) return;
  const { email, unsubscribeToken } = confirmed;
  await enqueueMail(
    tx,
    welcomeMail({ to: email, unsubscribe: links.unsubscribe(unsubscribeToken) }),
  );
}
