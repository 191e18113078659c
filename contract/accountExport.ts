import * as z from 'zod/mini';

const time = z.string();
const maybe = z.nullable(z.string());

/** All that is stored about a person, for themselves (ley 29733), newest first; nothing of others and no internal notes. */
export const AccountExport = z.object({
  account: z.object({
    full_name: z.string(),
    email: z.string(),
    role: z.string(),
    created_at: time,
  }),
  /** What the team knows of the person; their notes are left out. */
  details: z.nullable(z.object({ company: z.string(), phone: z.string(), document: z.string() })),
  sessions: z.array(z.object({ device: z.string(), created_at: time, last_used_at: time })),
  /** Those whose client the person is. */
  projects: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      scope: z.string(),
      service_id: z.int(),
      status: z.string(),
      progress: z.int(),
      created_at: time,
      phases: z.array(z.object({ name: z.string(), start_date: time, end_date: time })),
    }),
  ),
  /** What the person said to deliveries. */
  deliveryAnswers: z.array(
    z.object({
      project_id: z.string(),
      answer: z.string(),
      answer_body: maybe,
      answered_at: time,
    }),
  ),
  tickets: z.array(
    z.object({
      id: z.string(),
      subject: z.string(),
      description: z.string(),
      status: z.string(),
      created_at: time,
      files: z.array(z.string()),
    }),
  ),
  /** Those the person wrote in conversations of tickets. */
  messages: z.array(
    z.object({
      ticket_id: z.string(),
      body: z.string(),
      created_at: time,
      files: z.array(z.string()),
    }),
  ),
  ideas: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      prompt: z.string(),
      description: z.string(),
      features: z.array(z.string()),
      created_at: time,
      requested_at: maybe,
    }),
  ),
  contactMessages: z.array(
    z.object({
      name: z.string(),
      email: z.nullable(z.string()),
      subject: z.string(),
      message: z.string(),
      phone: z.nullable(z.string()),
      contact_by: z.nullable(z.string()),
      channel: z.nullable(z.string()),
      created_at: time,
    }),
  ),
  notices: z.array(z.object({ kind: z.string(), created_at: time, read_at: maybe })),
  /** Kinds of notice that the person wants no mail of. */
  mutedMails: z.array(z.string()),
  /** Consents to the newsletter, by the account's address. */
  newsletter: z.array(
    z.object({ requested_at: time, confirmed_at: maybe, unsubscribed_at: maybe }),
  ),
  /** Those filed with the account's address, without the document's number: others may have filed them. */
  complaints: z.array(
    z.object({
      code: z.string(),
      filed_at: time,
      due_date: z.string(),
      answered: z.boolean(),
      type: z.string(),
      good_type: maybe,
      good_description: maybe,
      amount: z.nullable(z.number()),
      details: z.string(),
      request: maybe,
    }),
  ),
});
export type AccountExport = z.infer<typeof AccountExport>;
