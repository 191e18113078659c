import type { Queryable } from '../db/port.ts';
import type { Attachment, Mail } from '../mail/mailRules.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { RoundOptions } from '../mail/round.ts';
import type { Sender } from '../mail/transport.ts';

export const SENDER: Sender = { name: 'Agencia Ñandú', address: 'hola@agencia.example' };

/** An attachment with every byte value. */
export const aFile: Attachment = {
  filename: 'hoja-000001-2026.pdf',
  contentType: 'application/pdf',
  content: Buffer.from(Array.from({ length: 256 }, (_none, byte) => byte)),
};

/** A clock that moves only on request. */
export function manualClock(start = new Date()) {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    advance: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

/** A log that tests can read: one line of JSON per entry. */
export function memoryLog(): { log: RoundOptions['log']; lines: string[] } {
  const lines: string[] = [];
  const keep = (level: string) => (details: object, text: string) =>
    void lines.push(JSON.stringify({ level, text, ...details }));
  return { log: { info: keep('info'), warn: keep('warn'), error: keep('error') }, lines };
}

/**
 * Enqueues mails to these people.
 *
 * @returns their ids
 */
export async function enqueueTo(
  db: Queryable,
  people: readonly string[],
  mail: Partial<Mail> = {},
): Promise<string[]> {
  const ids: string[] = [];
  for (const to of people) {
    ids.push(
      await enqueueMail(db, {
        kind: 'greeting',
        to,
        subject: 'Hola',
        text: 'Hola.',
        html: '<p>Hola.</p>',
        ...mail,
      }),
    );
  }
  return ids;
}

/** `count` unique addresses. */
export function people(count: number): string[] {
  return Array.from({ length: count }, () => `${crypto.randomUUID()}@example.pe`);
}
