import type { FastifyInstance } from 'fastify';
import type { CaptchaAction } from '../captcha/verdict.ts';
import type { Database } from '../db/port.ts';

/** The two forms with a captcha: address, action, and fields besides the token. */
export const FORMS = {
  contact: {
    action: 'contact_form',
    fields: (email: string) => ({ name: 'Ana', email, subject: 'Web', message: 'Hola.' }),
  },
  subscribe: { action: 'newsletter_signup', fields: (email: string) => ({ email }) },
} as const satisfies Record<
  string,
  { action: CaptchaAction; fields: (email: string) => Record<string, string> }
>;
export type FormName = keyof typeof FORMS;

/** Submits a form like a browser; `undefined` omits the token. */
export function sendForm(
  app: FastifyInstance,
  form: FormName,
  { email, token }: { email: string; token: string | undefined },
) {
  return app.inject({
    method: 'POST',
    url: `/api/data/${form}`,
    payload: {
      ...FORMS[form].fields(email),
      ...(token !== undefined && { recaptchaToken: token }),
    },
  });
}

/** Number of rows that the forms have stored. */
export async function countStored(db: Database): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select ((select count(*) from app.outbox)
           + (select count(*) from app.newsletter_subscriptions))::int as count`,
  );
  return row?.count ?? NaN;
}
