import type { Database } from '../db/port.ts';
import { sendDue } from '../mail/round.ts';
import type { OutgoingMail } from '../mail/transport.ts';
import type { CastName } from './company.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Sends the mails that are due at the given time, and returns them. */
export async function mailRound(
  db: Database,
  now: Date,
  deliver: (mail: OutgoingMail) => void = () => undefined,
): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = [];
  await sendDue({
    db,
    transport: {
      keepsBody: false,
      deliver: async (mail) => {
        deliver(mail);
        sent.push(mail);
      },
    },
    from: { name: 'Tramayo', address: 'hola@tramayo.pe' },
    log: silent,
    now: () => now,
    stopped: () => false,
  });
  return sent;
}

export async function addressesOf(db: Database): Promise<Record<CastName, string>> {
  const rows = await db.query<{ name: CastName; email: string }>(
    'select p.full_name as name, u.email from app.profiles p join auth.users u on u.id = p.id',
  );
  return Object.fromEntries(rows.map(({ name, email }) => [name, email])) as Record<
    CastName,
    string
  >;
}
