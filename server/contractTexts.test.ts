import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type * as z from 'zod/mini';
import { Email, OptionalLine, OptionalText, RequiredLine, RequiredText } from '#contract/shared.ts';
import { NewProject } from '#contract/projects.ts';
import { NewTicket } from '#contract/tickets.ts';

/** The distinct messages with which a schema rejects a value; empty when it accepts it. */
function messagesOf(schema: z.ZodMiniType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return [...new Set(error?.issues.map(({ message }) => message))];
}

describe('a required text', () => {
  const subject = RequiredText('el asunto', 200);

  const blank = [
    '',
    ' \n\t',
    '\u200b',
    '\u2060\ufeff',
    '\u00ad',
    '\u2800\u2800',
    '\u3164',
    '\uffa0',
  ];
  const blanks = [...blank, '\u115f\u1160', '\ufe0f', '\u0007', '\u202e', ' \u200d \u3164 '];
  for (const text of blanks) {
    it(`is empty without a visible character: ${JSON.stringify(text)}`, () => {
      assert.deepEqual(messagesOf(subject, text), ['Falta el asunto.']);
    });
  }

  const seen = [
    '👩‍👧‍👦',
    'می‌خواهم',
    'Ñandú',
    'a\u200bb',
    '\u200bx',
    '\u3164ㄱ',
    '⠓⠕⠇⠁',
    'e\u0301',
    '\u202eהלא',
  ];
  for (const text of [...seen, '.', '0']) {
    it(`is kept as typed with a visible character: ${JSON.stringify(text)}`, () => {
      assert.equal(subject.parse(text), text);
    });
  }
});

describe('a single-line text', () => {
  const TURNS =
    'El asunto contiene un carácter invisible que invierte el texto. Vuelve a escribirlo.';
  const turning = Array.from('\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069');

  it('rejects characters that change the text direction of their neighbours', () => {
    for (const schema of [RequiredLine('el asunto', 200), OptionalLine('el asunto', 200)]) {
      for (const character of turning) {
        assert.deepEqual(messagesOf(schema, `Pago${character}oga`), [TURNS]);
      }
      for (const text of ['مرحبا', 'שלום', 'a\u200fb', 'Ñ']) assert.equal(schema.parse(text), text);
    }
    assert.equal(OptionalLine('el asunto', 200).parse(undefined), undefined);
  });

  it('is the type of names and subjects, not of multi-line texts', () => {
    assert.deepEqual(messagesOf(NewTicket, { subject: 'a\u202eb', description: 'a\u202eb' }), [
      TURNS,
    ]);
    const [name] = messagesOf(NewProject.shape.name, 'a\u202eb');
    assert.match(name ?? '', /^El nombre contiene un carácter invisible/);
    assert.equal(OptionalText('el pedido', 20).parse('a\u202eb'), 'a\u202eb');
  });
});

describe('an e-mail address', () => {
  const local = (length: number) => `${'a'.repeat(length)}@example.pe`;

  it('has up to 64 characters before the at sign', () => {
    assert.equal(Email.parse(local(64)), local(64));
    assert.deepEqual(messagesOf(Email, local(65)), [
      'El correo es demasiado largo: antes de la arroba admite hasta 64 caracteres.',
    ]);
  });

  it('has no accents, and the message says so when that is the only fault', () => {
    for (const email of [
      'muñoz@example.pe',
      'josé.ruiz@example.pe',
      'ana@cañete.pe',
      'mun\u0303oz@b.pe',
    ]) {
      assert.deepEqual(messagesOf(Email, email), ['Escribe el correo sin tildes ni ñ.']);
    }
    for (const email of ['muñoz', 'muñoz@', 'ana@example', 'añ a@b.pe', 'ana@例え.jp']) {
      assert.deepEqual(messagesOf(Email, email), ['Escribe un correo completo.']);
    }
  });
});
