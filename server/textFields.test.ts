import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type * as z from 'zod/mini';
import { CALL_NAMES, calls } from '#contract/calls.ts';

/** What a text that people type may hold: one line, or several. Others are checked as a whole. */
type Kind = 'line' | 'text' | 'whole';

/** Every text without a format that a call takes in its body or query. */
const KINDS: Record<string, Kind> = {
  'createStaff.full_name': 'line',
  'createStaff.password': 'whole',
  'createProject.name': 'line',
  'createProject.scope': 'text',
  'createTicket.subject': 'line',
  'createTicket.description': 'text',
  'createComplaint.fullName': 'line',
  'createComplaint.phone': 'line',
  'createComplaint.details': 'text',
  'createComplaint.address': 'line',
  'createComplaint.guardian': 'line',
  'createComplaint.goodDescription': 'line',
  'createComplaint.request': 'text',
  'createComplaint.extraReference': 'whole',
  'generateIdea.prompt': 'text',
  'generateIdeas.prompt': 'text',
  'sendContactMessage.name': 'line',
  'sendContactMessage.subject': 'line',
  'sendContactMessage.phone': 'line',
  'sendContactMessage.message': 'text',
  'sendContactMessage.recaptchaToken': 'whole',
  'subscribe.recaptchaToken': 'whole',
  'answerComplaint.text': 'text',
  'answerComplaint.settlement.text': 'text',
  'replyToTicket.body': 'text',
  'createSavedReply.title': 'line',
  'createSavedReply.body': 'text',
  'updateSavedReply.title': 'line',
  'updateSavedReply.body': 'text',
  'postUpdate.body': 'text',
  'deliverPhase.body': 'text',
  'deliverPhase.link': 'line',
  'requestChanges.body': 'text',
  'editProject.name': 'line',
  'editProject.scope': 'text',
  'duplicateProject.name': 'line',
  'createContactMessage.name': 'line',
  'createContactMessage.phone': 'line',
  'createContactMessage.subject': 'line',
  'createContactMessage.message': 'text',
  'listTicketClients.q': 'line',
  'replyToContactMessage.body': 'text',
  'noteOnContactMessage.body': 'text',
  'createInvitation.full_name': 'line',
  'updateAccount.full_name': 'line',
  'updateClient.company': 'line',
  'updateClient.phone': 'line',
  'updateClient.document': 'line',
  'updateClient.notes': 'text',
  'searchAll.q': 'line',
};
// What fields were: compared with what they are, and never stored.
for (const [call, fields] of Object.entries({
  editProject: ['name', 'scope'],
  updateSavedReply: ['title', 'body'],
  updateAccount: ['full_name'],
  updateClient: ['company', 'phone', 'document', 'notes'],
})) {
  for (const field of fields) KINDS[`${call}.was.${field}`] = 'whole';
}
const LISTS = [
  'Projects',
  'AllTickets',
  'Ideas',
  'Staff',
  'Clients',
  'Complaints',
  'Tickets',
  'ContactMessages',
];
for (const list of LISTS) {
  KINDS[`page${list}.search`] = 'line';
  KINDS[`page${list}.cursor`] = 'whole';
  // The ticket list of the portal is not exported.
  if (list === 'Tickets') continue;
  KINDS[`export${list === 'AllTickets' ? 'Tickets' : list}.search`] = 'line';
}

/** A valid value, where not every text is one. */
const VALID: Record<string, string> = {
  'deliverPhase.link': 'https://prueba.example.pe',
  'updateClient.document': '20999999990',
};

/** Their e-mail addresses and documents are tried in `contractTexts.test.ts`. */
const FORMATS = new Set(['regex', 'email']);

/** The schemas of texts in an object's schema, by their path. */
function* textsOf(path: string, schema: z.core.$ZodType): Generator<[string, z.ZodMiniType]> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default') {
    yield* textsOf(path, def.innerType);
  } else if (def.type === 'array') {
    yield* textsOf(path, def.element);
  } else if (def.type === 'object') {
    for (const [name, part] of Object.entries(def.shape)) yield* textsOf(`${path}.${name}`, part);
  } else if (def.type === 'string') {
    const formats = (def.checks ?? []).map((check) => {
      const rule = check._zod.def as { format?: string };
      return rule.format ?? '';
    });
    const isFormatted = 'format' in def || formats.some((format) => FORMATS.has(format));
    if (!isFormatted) yield [path, schema as z.ZodMiniType];
  }
}

const found = new Map<string, z.ZodMiniType>();
for (const name of CALL_NAMES) {
  const call = calls[name];
  for (const schema of ['body' in call && call.body, 'query' in call && call.query]) {
    if (schema) for (const [path, text] of textsOf(name, schema)) found.set(path, text);
  }
}

const CONTROLS = Array.from('\0\u0001\u0007\b\v\f\u001b\u007f\u0085\u009f');
const MARKS = Array.from(
  '\u200b\u200d\u200e\u200f\u202a\u202c\u202e\u2060\u2066\u2069\ufeff\u00a0\n\t ',
);

function refusalOf(schema: z.ZodMiniType, text: string): string {
  return schema.safeParse(text).error?.issues[0]?.message ?? '';
}

describe('the texts that calls take', () => {
  it('are each a line, a text of several lines, or checked as a whole', () => {
    assert.deepEqual([...found.keys()].sort(), Object.keys(KINDS).sort());
  });

  for (const [path, schema] of found) {
    const kind = KINDS[path];
    if (kind === 'whole') continue;
    const valid = VALID[path] ?? 'Ana Ríos';
    const [start, end] = [valid.slice(0, 3), valid.slice(3)];

    it(`${path} refuses control characters, and says so`, () => {
      for (const control of CONTROLS) {
        assert.match(
          refusalOf(schema, start + control + end),
          / contiene un carácter no permitido /,
        );
      }
      assert.match(
        refusalOf(schema, `${start}\ud800${end}`),
        / contiene un carácter no permitido /,
      );
    });

    if (kind === 'line') {
      it(`${path} loses invisible marks at its ends`, () => {
        for (const mark of MARKS) assert.equal(schema.parse(mark + valid + mark), valid);
        assert.equal(schema.parse(MARKS.join('') + valid + MARKS.join('')), valid);
      });

      it(`${path} refuses line breaks and marks that turn the text around`, () => {
        for (const breaks of ['\n', '\r', '\r\n', '\u2028', '\u2029']) {
          assert.match(
            refusalOf(schema, start + breaks + end),
            / contiene un salto de línea después/,
          );
        }
        for (const turning of Array.from(
          '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069',
        )) {
          assert.match(refusalOf(schema, start + turning + end), / que invierte el texto después /);
        }
      });
    } else {
      it(`${path} keeps line breaks, as LF, and tabs`, () => {
        assert.equal(schema.parse(' uno\r\n\r\n\tdos\rtres\n'), 'uno\n\n\tdos\ntres');
      });
    }
  }

  it('keep joiners inside a name or a picture', () => {
    const name = found.get('createStaff.full_name') ?? assert.fail();
    for (const text of ['می\u200cخواهم', '👩\u200d👧', 'नि\u200dष', '❤\ufe0f', '🏴󠁧󠁢󠁥󠁮󠁧󠁿']) {
      assert.equal(name.parse(text), text);
    }
  });
});
